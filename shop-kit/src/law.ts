import type { z } from 'zod';
import { object, oneOf, years } from './fields.ts';

/** `law.ts`: the rules that the shop follows. */
export const law = object({
  /**
   * `eu`: the consumer law of the European Union. Withdrawal from every page, the lowest price before a reduction, and
   * `npm run shop -- check` names what is missing. `none`: the shop's own rules.
   */
  regime: oneOf(['none', 'eu']),
  /** For how many years after its own an invoice is kept, as the tax law demands; 10 where it is absent. */
  invoiceYears: years.optional(),
});

export type Law = z.infer<typeof law>;
