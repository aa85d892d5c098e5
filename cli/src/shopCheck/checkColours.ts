import { contrastOf, parseColour } from '@bookstore/contract/contrast';
import type { Palette } from '@bookstore/shop-kit/colours';
import { colour } from '@bookstore/shop-kit/fields';

/**
 * Minimum contrasts of WCAG 2.2: 4.5:1 for text (1.4.3), 3:1 for large text, borders and marks of controls (1.4.11).
 * A test finds missing pairs by the web app's class names.
 */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_SHAPE_CONTRAST = 3;

type ColourName = keyof Palette;
type Foregrounds = Partial<Record<ColourName, readonly ColourName[]>>;

const SHEETS: readonly ColourName[] = ['paper', 'paperRaised', 'paperSunk'];

const TEXTS: Foregrounds = {
  ink: [...SHEETS, 'accentSoft', 'dangerSoft'],
  inkSoft: [...SHEETS, 'accentSoft', 'dangerSoft'],
  accent: [...SHEETS, 'accentSoft'],
  accentStrong: [...SHEETS, 'accentSoft'],
  onAccent: ['accent', 'accentStrong'],
  danger: [...SHEETS, 'accentSoft', 'dangerSoft'],
  // The delete button on hover.
  paperRaised: ['danger'],
};

const SHAPES: Foregrounds = {
  lineStrong: SHEETS,
  focus: [...SHEETS, 'accentSoft', 'dangerSoft'],
  success: ['paperRaised'],
};

interface ColourPair {
  foreground: ColourName;
  background: ColourName;
  minimum: number;
}

const pairsOf = (foregrounds: Foregrounds, minimum: number): ColourPair[] =>
  (Object.entries(foregrounds) as [ColourName, readonly ColourName[]][]).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );

const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairsOf(TEXTS, MIN_TEXT_CONTRAST),
  ...pairsOf(SHAPES, MIN_SHAPE_CONTRAST),
];

type ReadPalette = { [Name in keyof Palette]?: unknown };

function checkPair(palette: ReadPalette, { foreground, background, minimum }: ColourPair): string | undefined {
  const [one, other] = [colour.safeParse(palette[foreground]).data, colour.safeParse(palette[background]).data];
  if (!one || !other) return undefined;
  const contrast = contrastOf(parseColour(one.slice(1)), parseColour(other.slice(1)));
  if (contrast >= minimum) return undefined;
  // Rounded down: 4.497 is not enough.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `${one} on ${background} ${other} has a contrast of ${shown}:1 and needs ${minimum}:1: make one darker or lighter`;
}

/** @param colours invalid ones are skipped */
export function checkColours(colours: unknown): { field: string; message: string }[] {
  const read = (colours ?? {}) as { light?: ReadPalette; dark?: ReadPalette };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    COLOUR_PAIRS.flatMap((pair) => {
      const message = checkPair(read[scheme] ?? {}, pair);
      return message ? [{ field: `${scheme}.${pair.foreground}`, message }] : [];
    }),
  );
}
