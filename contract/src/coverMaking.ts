import { colours } from '@bookstore/shop/colours';

/** How a picture is made a cover beside its size (coverFrame.ts), in the browser and by `npm run books` alike. */

/** Under what is transparent: the shop's paper. */
export const COVER_PAPER = colours.light.paper;

/** From hardly anything lost to what still looks like the picture: the first that is small enough. */
export const COVER_QUALITIES: readonly number[] = [0.86, 0.78, 0.68, 0.56, 0.44, 0.32, 0.2, 0.1];
