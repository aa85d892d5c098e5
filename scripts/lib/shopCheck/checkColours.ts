import { contrastOf, parseColour } from '@bookstore/contract/contrast';
import type { Palette, ShopColours } from '@bookstore/shop-kit/colours';
import { COLOUR_PAIRS, type ColourPair } from './colourPairs.ts';
import type { ShopFinding } from './finding.ts';

function checkPair(palette: Palette, { front, back, least }: ColourPair): string | undefined {
  const [one, other] = [palette[front], palette[back]];
  const contrast = contrastOf(parseColour(one.slice(1)), parseColour(other.slice(1)));
  if (contrast >= least) return undefined;
  // Never up: 4.497 is not enough.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `${one} on ${back} ${other} has a contrast of ${shown}:1 and needs ${least}:1: make one darker or lighter`;
}

/** Every pair of colours that lie on each other, light and dark. */
export function checkColours(colours: ShopColours): ShopFinding[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    COLOUR_PAIRS.flatMap((pair) => {
      const says = checkPair(colours[scheme], pair);
      return says ? [{ file: 'colours.ts', field: `${scheme}.${pair.front}`, says }] : [];
    }),
  );
}
