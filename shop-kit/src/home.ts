import type { z } from 'zod';
import { flag, object, text } from './fields.ts';

/** `home.ts`: the home page. */
export const home = object({
  /** Follows the name in the home page's title. */
  title: text(60),
  /** For search engines and the home screens of phones. */
  description: text(160),
  banner: object({
    /** The page's heading. */
    heading: text(40),
    /** Below it. */
    text: text(240),
    /** On the button that leads to all books. */
    button: text(30),
    /**
     * Whether the newest five books lie on the banner's picture, where the default picture has its covers. For a picture of your own
     * say no, unless it has them at the same places.
     */
    hasBooks: flag,
  }),
});

export type HomeTexts = z.infer<typeof home>;
