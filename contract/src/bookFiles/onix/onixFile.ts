import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { tax } from '@bookstore/shop/tax';
import type { FieldError } from '../../api/problem.ts';
import { SHOP_TIME_ZONE } from '../../arrival.ts';
import { dayOf } from '../../days.ts';
import { REFUSAL_COLUMNS } from '../columns.ts';
import { BYTE_ORDER_MARK, toCsvRow } from '../csvCells.ts';
import type { OnixOptions, OnixRecord } from './readOnix.ts';

/** So much of a file tells whether it is XML. */
export const FILE_START_BYTES = 100;

/** Whether a file is one of records of the book trade, by what it begins with. */
export const isXmlFile = (start: Uint8Array): boolean =>
  new TextDecoder('latin1')
    .decode(start.subarray(0, FILE_START_BYTES))
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
    .replaceAll('\0', '')
    .trimStart()
    .startsWith('<');

/** Where prices are quoted without tax, which the till adds. */
const UNTAXED_COUNTRIES = ['US', 'CA'];

/** How this shop reads such a file at a moment: its country, currency, taxes and language. */
export const readingOf = (now: Date): OnixOptions => ({
  country: seller.country,
  currency: shop.currency,
  language: shop.languageTag,
  today: dayOf(now, SHOP_TIME_ZONE),
  isUntaxed: tax.books === undefined && UNTAXED_COUNTRIES.includes(seller.country),
});

/** What a list of records begins with that were refused: a CSV file for whoever has sent them. */
export const refusedRecordsHeading = (): string =>
  BYTE_ORDER_MARK + toCsvRow([...REFUSAL_COLUMNS, 'RecordReference', 'ISBN', 'title']);

/** Why a record was refused, on one line. @param errors with the path of the field, '' of the record as a whole */
export const reasonsText = (errors: readonly FieldError[]): string =>
  errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');

/** A row of it. */
export function refusedRecordRow(
  { line, source, isbn, title }: Pick<OnixRecord, 'line' | 'source' | 'isbn' | 'title'>,
  errors: readonly FieldError[],
): string {
  return toCsvRow([String(line), reasonsText(errors), source.reference, isbn ?? '', title]);
}
