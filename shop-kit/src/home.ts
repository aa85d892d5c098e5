import type { z } from 'zod';
import { flag, object, text } from './fields.ts';

/** `home.ts`: the home page. */
export const home = object({
  /** After the shop's name in the page title. */
  title: text(60),
  /** For search engines and home screens. */
  description: text(160),
  banner: object({
    /** Page heading. */
    heading: text(40),
    /** Below the heading. */
    text: text(240),
    /** To all books. */
    button: text(30),
    /**
     * Draws the newest five books on the banner. `false` for your own picture, unless it has covers at the same
     * positions.
     */
    hasBooks: flag,
  }),
});

export type HomeTexts = z.infer<typeof home>;
