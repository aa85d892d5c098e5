import type { z } from 'zod';
import { listOf, object, text } from './fields.ts';

/** `story.ts`: what the shop tells of itself at length, on its page "About", at the checkout and where people log in. */
export const story = object({
  /** The paragraphs of "About". */
  about: listOf(text(600), 1, 'paragraphs'),
  /** The opening hours, line by line. */
  hours: listOf(object({ days: text(30), open: text(30) }), 0, 'opening hours'),
  /** What comes after an order, in the order in which it comes: three steps look best. */
  delivery: listOf(object({ title: text(30), text: text(160) }), 1, 'steps'),
  /** Why one would have an account. */
  account: listOf(text(80), 1, 'reasons'),
});

export type ShopStory = z.infer<typeof story>;
