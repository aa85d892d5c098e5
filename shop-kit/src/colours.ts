import { z } from 'zod';
import { colour, object } from './fields.ts';

/** The colours of the shop on a light or on a dark ground. */
const palette = object({
  /** The ground of every page, of what lies on it (cards, fields), and of what lies lower (banner, footer, covers that load). */
  paper: colour,
  paperRaised: colour,
  paperSunk: colour,
  /** Texts, and quieter ones. */
  ink: colour,
  inkSoft: colour,
  /** Lines between parts, and the borders of fields and buttons, which must be seen. */
  line: colour,
  lineStrong: colour,
  /** Buttons, links, the mark; the same while pointed at; a ground for what is chosen; and texts on buttons. */
  accent: colour,
  accentStrong: colour,
  accentSoft: colour,
  onAccent: colour,
  /** What went wrong, and the ground of such notes. */
  danger: colour,
  dangerSoft: colour,
  /** What went well. */
  success: colour,
  /** The ring around what the keyboard is at. */
  focus: colour,
  /** What shadows are made of. */
  shade: colour,
});

/**
 * `colours.ts`. Texts must be told from their ground by everybody: `npm run shop -- check` measures the contrast of each pair that
 * meets somewhere (WCAG 2.2: 4.5 for texts, 3 for borders and rings).
 */
export const colours = object({
  light: palette,
  /** For devices that are set to dark. */
  dark: palette,
  /** Behind dialogs, in both, seen through by half. */
  veil: colour,
  /** The front of the shop: the line below the header, and the fringe of the awning that hangs from it. */
  awning: object({
    front: colour,
    fringe: z.tuple([colour, colour], 'is no pair of colours: write two in brackets').readonly(),
  }),
});

/** As `#rrggbb`. */
export type Colour = z.infer<typeof colour>;
export type Palette = z.infer<typeof palette>;
export type ShopColours = z.infer<typeof colours>;
