import { readFileSync } from 'node:fs';

export const picture = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** 120 × 180, each in another variant of the format. */
export const GOOD_WEBPS = ['lossy.webp', 'lossless.webp', 'transparent.webp', 'profile.webp'];
export const GOOD_JPEGS = ['baseline.jpg', 'progressive.jpg', 'grey.jpg'];
