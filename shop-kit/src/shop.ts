import type { z } from 'zod';
import { CURRENCY_CODES } from './currencies.ts';
import { languageTag, object, oneOf, path, text, timeZone } from './fields.ts';

/** `shop.ts`: what every page and every mail carries. */
export const shop = object({
  /** In the header beside the mark, in titles, feeds, link previews and below mails. */
  name: text(40),
  /**
   * The mark before the name, and on the screen before the first page: SVG path data on a field of 24 by 24, drawn as a line in the
   * accent colour, as collections of icons have it.
   */
  mark: path,
  /**
   * A BCP 47 tag, as `en` or `de-AT`: what the shop's own texts are written in, and how prices and numbers are written. It
   * translates nothing: the words of the app itself are English, and its pages say so.
   */
  languageTag,
  /** What prices are in. How they are written follows from the language: `€12.99` with `en`, `12,99 €` with `de`. */
  currency: oneOf(CURRENCY_CODES),
  /** By which its days begin, as `Europe/Berlin`: arrival dates follow it, and sales unless SHOP_TIME_ZONE is set. UTC where it is absent. */
  timeZone: timeZone.optional(),
});

export type Shop = z.infer<typeof shop>;
