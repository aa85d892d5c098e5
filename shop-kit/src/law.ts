import type { z } from 'zod';
import { object, oneOf, years } from './fields.ts';

/** `law.ts`: consumer law. */
export const law = object({
  /**
   * `eu` adds withdrawal links and the lowest price before a reduction; `npm run shop -- check` reports what is
   * missing. `none`: the shop's own rules.
   */
  regime: oneOf(['none', 'eu']),
  /** After the invoice's own year; defaults to 10. */
  invoiceYears: years.optional(),
});

export type Law = z.infer<typeof law>;
