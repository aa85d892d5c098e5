/**
 * Which colours of a shop lie on which others, and how well they have to be told apart: 4.5:1 for text (WCAG 2.2, 1.4.3), 3:1 for
 * what is large, and for the edges and marks by which a control or a state is known (1.4.11). A test reads the class names of the web app and finds
 * a pair that is missing here.
 */
export const LEAST_FOR_TEXT = 4.5;
export const LEAST_FOR_SHAPES = 3;

const SHEETS = ['paper', 'paper-raised', 'paper-sunk'];

/** Texts, and what they stand on. */
const TEXTS: Record<string, readonly string[]> = {
  ink: [...SHEETS, 'accent-soft', 'danger-soft'],
  'ink-soft': [...SHEETS, 'accent-soft', 'danger-soft'],
  accent: [...SHEETS, 'accent-soft'],
  'accent-strong': [...SHEETS, 'accent-soft'],
  'on-accent': ['accent', 'accent-strong'],
  danger: [...SHEETS, 'accent-soft', 'danger-soft'],
  // The button that deletes, under the pointer.
  'paper-raised': ['danger'],
};

/** Edges of fields, buttons and boxes, the ring of the focus, and marks. */
const SHAPES: Record<string, readonly string[]> = {
  'line-strong': SHEETS,
  focus: [...SHEETS, 'accent-soft', 'danger-soft'],
  success: ['paper-raised'],
};

export interface ColourPair {
  front: string;
  back: string;
  least: number;
}

const pairsOf = (fronts: Record<string, readonly string[]>, least: number): ColourPair[] =>
  Object.entries(fronts).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })));

export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairsOf(TEXTS, LEAST_FOR_TEXT),
  ...pairsOf(SHAPES, LEAST_FOR_SHAPES),
];
