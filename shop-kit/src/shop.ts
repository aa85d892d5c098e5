import type { CurrencyCode } from './currencies.ts';

/** `shop.ts`: what every page and every mail carries. */
export interface Shop {
  /** In the header beside the mark, in titles, feeds, link previews and below mails. At most 40 characters. */
  name: string;
  /**
   * The mark before the name, and on the screen before the first page: SVG path data on a field of 24 by 24, drawn as a line in the
   * accent colour, as collections of icons have it.
   */
  mark: string;
  /**
   * A BCP 47 tag, as `en` or `de-AT`: what the shop's own texts are written in, and how prices and numbers are written. It
   * translates nothing: the words of the app itself are English, and its pages say so.
   */
  languageTag: string;
  /** What prices are in. How they are written follows from the language: `€12.99` with `en`, `12,99 €` with `de`. */
  currency: CurrencyCode;
}
