import type { z } from 'zod';
import { object, oneOf, years } from './fields.ts';

/** `law.ts`: the consumer law of the shop. */
export const law = object({
  /**
   * `eu` adds withdrawal links and the lowest price before a reduction; `npm run shop -- check` reports what is
   * missing. `none`: the shop's own rules.
   */
  regime: oneOf(['none', 'eu']),
  /** Years of retention after the invoice's own; defaults to 10. */
  invoiceYears: years.optional(),
});

export type Law = z.infer<typeof law>;
