import type { z } from 'zod';
import { listOf, object, text } from './fields.ts';

/** `story.ts`: texts of the About page, checkout and login. */
export const story = object({
  about: listOf(text(600), 1, 'paragraphs'),
  hours: listOf(object({ days: text(30), open: text(30) }), 0, 'opening hours'),
  /** Steps after an order; three look best. The first is packing: pre-orders get another text. */
  delivery: listOf(object({ title: text(30), text: text(160) }), 1, 'steps'),
  /** Reasons for an account. */
  account: listOf(text(80), 1, 'reasons'),
});

export type ShopStory = z.infer<typeof story>;
