import { colours } from '@bookstore/shop/colours';
import { type Colour, contrastOf, parseColour, WHITE } from './contrast.ts';
import { COVER_LIMITS } from './limits.ts';

/** Under what is transparent: the shop's paper. */
export const COVER_PAPER = colours.light.paper;

/** From hardly anything lost to what still looks like the picture: the first that is small enough. */
export const COVER_QUALITIES: readonly number[] = [0.86, 0.78, 0.68, 0.56, 0.44, 0.32, 0.2, 0.1];

/** A cover as it is stored at most: the proportions in which every page shows one. */
const COVER_SIZE = { width: 480, height: 720 } as const;

export interface Size {
  width: number;
  height: number;
}

/** What is cut out of a picture, in its own pixels, and the size that it gets. */
export interface CoverFrame extends Size {
  left: number;
  top: number;
  cutWidth: number;
  cutHeight: number;
}

/** Where in a picture the part lies: 0 is left and top, 1 right and bottom; and how near one has come to it, 1 being not at all. */
export interface CoverPlace {
  x: number;
  y: number;
  zoom?: number;
}

/**
 * How a picture of any size becomes a cover: the largest part of it in the proportions 2:3, made smaller where it is too large and
 * never larger. The browser and `npm run books` both cut so.
 * @param picture as it is looked at, so after it was turned by what its camera says.
 * @returns null for a picture that is too small.
 */
export function coverFrame(picture: Size, at: CoverPlace = { x: 0.5, y: 0.5 }): CoverFrame | null {
  const { x, y, zoom = 1 } = at;
  const [acrossWhole, downWhole] = [picture.width / zoom, picture.height / zoom];
  const cutWidth = Math.round(Math.min(acrossWhole, (downWhole * COVER_SIZE.width) / COVER_SIZE.height));
  const cutHeight = Math.round(Math.min(downWhole, (acrossWhole * COVER_SIZE.height) / COVER_SIZE.width));
  const width = Math.min(COVER_SIZE.width, cutWidth);
  if (width < COVER_LIMITS.side.min) return null;
  return {
    left: Math.round((picture.width - cutWidth) * x),
    top: Math.round((picture.height - cutHeight) * y),
    cutWidth,
    cutHeight,
    width,
    height: Math.round((width * COVER_SIZE.height) / COVER_SIZE.width),
  };
}

/** Pixels as a canvas hands them out: red, green, blue and opacity, each 0 to 255. */
type Pixels = ArrayLike<number>;

/** White text on a tint is readable at any size (WCAG 2.2, 1.4.6). */
const LEAST_CONTRAST = 7;

/** Colours that are alike count together: those that share the upper three bits of each channel. */
const STEP = 32;

const isDark = (colour: Colour) => contrastOf(colour, WHITE) >= LEAST_CONTRAST;

const darken = (colour: Colour, percent: number) =>
  colour.map((channel) => Math.round((channel * percent) / 100)) as unknown as Colour;

/** How far a colour is from grey, 0 to 1: the same for its darker shades. Paper that is nearly white would make a muddy tint. */
const saturationOf = (colour: Colour) => 1 - Math.min(...colour) / Math.max(1, ...colour);

/** The colour that a picture has most of, where a lively one counts for more than a grey one. Black without any pixel. */
function mainColourOf(pixels: Pixels): Colour {
  const groups = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < 128) continue;
    const key = ((red / STEP) << 6) | ((green / STEP) << 3) | (blue / STEP);
    const group = groups.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    group.red += red;
    group.green += green;
    group.blue += blue;
    group.count += 1;
    groups.set(key, group);
  }
  let main: Colour = [0, 0, 0];
  let most = 0;
  for (const { red, green, blue, count } of groups.values()) {
    const colour = [red, green, blue].map((sum) => Math.round(sum / count)) as unknown as Colour;
    const weight = count * (0.05 + saturationOf(colour) ** 2);
    if (weight > most) [main, most] = [colour, weight];
  }
  return main;
}

/**
 * A cover's own dark colour, as `rrggbb`: that which it has most of, darkened until white text on it has a contrast of 7:1. The same
 * pixels always have the same tint.
 */
export function coverTint(pixels: Pixels): string {
  const main = mainColourOf(pixels);
  let percent = 100;
  while (!isDark(darken(main, percent))) percent -= 1;
  return darken(main, percent)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');
}

/** Whether a text is a tint: six hexadecimal digits in lower case, dark enough for white text. */
export function isCoverTint(text: string): boolean {
  if (!/^[\da-f]{6}$/.test(text)) return false;
  return isDark(parseColour(text));
}
