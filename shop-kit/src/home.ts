import type { z } from 'zod';
import { flag, object, text } from './fields.ts';

/** `home.ts`: the home page. */
export const home = object({
  /** Follows the shop's name in the page title. */
  title: text(60),
  /** For search engines and home screens of phones. */
  description: text(160),
  banner: object({
    /** Page heading. */
    heading: text(40),
    /** Text below the heading. */
    text: text(240),
    /** Label of the button to all books. */
    button: text(30),
    /**
     * Whether the newest five books are drawn on the banner. Choose `false` for your own picture, unless it has
     * covers at the same positions.
     */
    hasBooks: flag,
  }),
});

export type HomeTexts = z.infer<typeof home>;
