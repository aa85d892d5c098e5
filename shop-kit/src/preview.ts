import type { z } from 'zod';
import { object, text } from './fields.ts';

/** `preview.ts`: how a link to the shop looks where people share it. */
export const preview = object({
  /** Below the name. */
  sentence: text(120),
  /** What is to be seen on `pictures/og-image.jpg`, for those who do not see it. */
  picture: text(120),
});

export type PreviewTexts = z.infer<typeof preview>;
