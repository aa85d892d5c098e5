import type { z } from 'zod';
import { object, text } from './fields.ts';

/** `preview.ts`: previews of shared links. */
export const preview = object({
  /** Text below the name. */
  sentence: text(120),
  /** Alternative text of `pictures/og-image.jpg`. */
  picture: text(120),
});

export type PreviewTexts = z.infer<typeof preview>;
