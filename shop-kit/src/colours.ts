import { z } from 'zod';
import { colour, object } from './fields.ts';

/** Colours of the light or dark theme. */
const palette = object({
  /** Pages; cards and fields; banner, footer and covers that load. */
  paper: colour,
  paperRaised: colour,
  paperSunk: colour,
  /** Text, secondary text. */
  ink: colour,
  inkSoft: colour,
  /** Separators; borders of fields and buttons, which need more contrast. */
  line: colour,
  lineStrong: colour,
  /** Buttons, links and logo; hover; background of selected items; text on buttons. */
  accent: colour,
  accentStrong: colour,
  accentSoft: colour,
  onAccent: colour,
  /** Errors and their background. */
  danger: colour,
  dangerSoft: colour,
  success: colour,
  /** Focus ring. */
  focus: colour,
  /** Shadows. */
  shade: colour,
});

/**
 * `colours.ts`. `npm run shop -- check` measures each pair's contrast (WCAG 2.2: 4.5 for text, 3 for borders and
 * focus rings).
 */
export const colours = object({
  light: palette,
  dark: palette,
  /** Backdrop of dialogs in both themes, half transparent. */
  veil: colour,
  /** The line below the header and the fringe of the awning. */
  awning: object({
    front: colour,
    fringe: z.tuple([colour, colour], 'is not a pair of colours: write two in brackets').readonly(),
  }),
});

/** `#rrggbb`. */
export type Colour = z.infer<typeof colour>;
export type Palette = z.infer<typeof palette>;
export type ShopColours = z.infer<typeof colours>;
