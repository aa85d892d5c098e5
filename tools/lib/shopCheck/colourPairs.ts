import type { Palette } from '@bookstore/shop-kit/colours';

/**
 * Which colours of a shop lie on which others, and how well they have to be told apart: 4.5:1 for text (WCAG 2.2, 1.4.3), 3:1 for
 * what is large, and for the edges and marks by which a control or a state is known (1.4.11). A test reads the class names of the web app and finds
 * a pair that is missing here.
 */
const LEAST_FOR_TEXT = 4.5;
const LEAST_FOR_SHAPES = 3;

type ColourName = keyof Palette;
type Fronts = Partial<Record<ColourName, readonly ColourName[]>>;

const SHEETS: readonly ColourName[] = ['paper', 'paperRaised', 'paperSunk'];

/** Texts, and what they stand on. */
const TEXTS: Fronts = {
  ink: [...SHEETS, 'accentSoft', 'dangerSoft'],
  inkSoft: [...SHEETS, 'accentSoft', 'dangerSoft'],
  accent: [...SHEETS, 'accentSoft'],
  accentStrong: [...SHEETS, 'accentSoft'],
  onAccent: ['accent', 'accentStrong'],
  danger: [...SHEETS, 'accentSoft', 'dangerSoft'],
  // The button that deletes, under the pointer.
  paperRaised: ['danger'],
};

/** Edges of fields, buttons and boxes, the ring of the focus, and marks. */
const SHAPES: Fronts = {
  lineStrong: SHEETS,
  focus: [...SHEETS, 'accentSoft', 'dangerSoft'],
  success: ['paperRaised'],
};

export interface ColourPair {
  front: ColourName;
  back: ColourName;
  least: number;
}

const pairsOf = (fronts: Fronts, least: number): ColourPair[] =>
  (Object.entries(fronts) as [ColourName, readonly ColourName[]][]).flatMap(([front, backs]) =>
    backs.map((back) => ({ front, back, least })),
  );

export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairsOf(TEXTS, LEAST_FOR_TEXT),
  ...pairsOf(SHAPES, LEAST_FOR_SHAPES),
];
