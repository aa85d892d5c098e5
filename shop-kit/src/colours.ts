/** As `#rrggbb`. */
export type Colour = `#${string}`;

/** The colours of the shop on a light or on a dark ground. */
export interface Palette {
  /** The ground of every page, of what lies on it (cards, fields), and of what lies lower (banner, footer, covers that load). */
  paper: Colour;
  paperRaised: Colour;
  paperSunk: Colour;
  /** Texts, and quieter ones. */
  ink: Colour;
  inkSoft: Colour;
  /** Lines between parts, and the borders of fields and buttons, which must be seen. */
  line: Colour;
  lineStrong: Colour;
  /** Buttons, links, the mark; the same while pointed at; a ground for what is chosen; and texts on buttons. */
  accent: Colour;
  accentStrong: Colour;
  accentSoft: Colour;
  onAccent: Colour;
  /** What went wrong, and the ground of such notes. */
  danger: Colour;
  dangerSoft: Colour;
  /** What went well. */
  success: Colour;
  /** The ring around what the keyboard is at. */
  focus: Colour;
  /** What shadows are made of. */
  shade: Colour;
}

/**
 * `colours.ts`. Texts must be told from their ground by everybody: `npm run shop -- check` measures the contrast of each pair that
 * meets somewhere (WCAG 2.2: 4.5 for texts, 3 for borders and rings).
 */
export interface ShopColours {
  light: Palette;
  /** For devices that are set to dark. */
  dark: Palette;
  /** Behind dialogs, in both, seen through by half. */
  veil: Colour;
  /** The front of the shop: the line below the header, and the fringe of the awning that hangs from it. */
  awning: { front: Colour; fringe: readonly [Colour, Colour] };
}
