import { contrastOf, parseColour } from '@bookstore/contract/contrast';
import type { Palette } from '@bookstore/shop-kit/colours';
import { colour } from '@bookstore/shop-kit/fields';
import { COLOUR_PAIRS, type ColourPair } from './colourPairs.ts';
import type { ShopFinding } from './finding.ts';

type ReadPalette = { [Name in keyof Palette]?: unknown };

function checkPair(palette: ReadPalette, { front, back, least }: ColourPair): string | undefined {
  const [one, other] = [colour.safeParse(palette[front]).data, colour.safeParse(palette[back]).data];
  if (!one || !other) return undefined;
  const contrast = contrastOf(parseColour(one.slice(1)), parseColour(other.slice(1)));
  if (contrast >= least) return undefined;
  // Never up: 4.497 is not enough.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `${one} on ${back} ${other} has a contrast of ${shown}:1 and needs ${least}:1: make one darker or lighter`;
}

/**
 * Every pair of colours that lie on each other, light and dark.
 * @param colours as they stand in the folder: a pair with one that cannot be read is left out
 */
export function checkColours(colours: unknown): ShopFinding[] {
  const read = (colours ?? {}) as { light?: ReadPalette; dark?: ReadPalette };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    COLOUR_PAIRS.flatMap((pair) => {
      const says = checkPair(read[scheme] ?? {}, pair);
      return says ? [{ file: 'colours.ts', field: `${scheme}.${pair.front}`, says }] : [];
    }),
  );
}
