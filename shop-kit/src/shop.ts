import type { z } from 'zod';
import { CURRENCY_CODES } from './currencies.ts';
import { languageTag, object, oneOf, path, text, timeZone } from './fields.ts';

/** `shop.ts`: settings of every page and mail. */
export const shop = object({
  /** Shown in header, titles, feeds, link previews and mails. */
  name: text(40),
  /** Logo as SVG path data in a 24 by 24 viewBox, stroked in the accent colour. */
  mark: path,
  /** BCP 47 tag of texts and formats, such as `en` or `de-AT`. Without a translation the app stays English. */
  languageTag,
  /** Its format follows from the language: `€12.99` with `en`, `12,99 €` with `de`. */
  currency: oneOf(CURRENCY_CODES),
  /** For arrival dates, and for sales unless SHOP_TIME_ZONE is set: `Europe/Berlin`. Defaults to UTC. */
  timeZone: timeZone.optional(),
});

export type Shop = z.infer<typeof shop>;
