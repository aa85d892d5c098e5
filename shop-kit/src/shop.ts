import type { z } from 'zod';
import { CURRENCY_CODES } from './currencies.ts';
import { languageTag, object, oneOf, path, text, timeZone } from './fields.ts';

/** `shop.ts`: every page and mail. */
export const shop = object({
  /** In header, titles, feeds, link previews and mails. */
  name: text(40),
  /** Logo: SVG path data in a 24 by 24 viewBox, stroked in the accent colour. */
  mark: path,
  /** BCP 47, such as `en` or `de-AT`. Without a translation the app stays English. */
  languageTag,
  /** `€12.99` with language `en`, `12,99 €` with `de`. */
  currency: oneOf(CURRENCY_CODES),
  /** Of arrival dates, and of sales without SHOP_TIME_ZONE: `Europe/Berlin`. Defaults to UTC. */
  timeZone: timeZone.optional(),
});

export type Shop = z.infer<typeof shop>;
