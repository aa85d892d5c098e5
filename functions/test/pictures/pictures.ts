import { readFileSync } from 'node:fs';

/** One of the pictures in this folder. */
export const picture = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** Still pictures of 120 × 180 that are right, each of another form of its format. */
export const GOOD_WEBPS = ['lossy.webp', 'lossless.webp', 'transparent.webp', 'profile.webp'];
export const GOOD_JPEGS = ['baseline.jpg', 'progressive.jpg', 'grey.jpg'];
