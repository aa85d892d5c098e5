import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { tax } from '@bookstore/shop/tax';
import type { FieldError } from '../../api/problem.ts';
import { SHOP_TIME_ZONE } from '../../arrival.ts';
import { dayOf } from '../../days.ts';
import { REFUSAL_COLUMNS } from '../columns.ts';
import { BYTE_ORDER_MARK, toCsvRow } from '../csvCells.ts';
import type { OnixOptions, OnixRecord } from './readOnix.ts';

export const FILE_START_BYTES = 100;

export const isXmlFile = (start: Uint8Array): boolean =>
  new TextDecoder('latin1')
    .decode(start.subarray(0, FILE_START_BYTES))
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
    .replaceAll('\0', '')
    .trimStart()
    .startsWith('<');

/** Prices are quoted without tax. */
const UNTAXED_COUNTRIES = ['US', 'CA'];

export const onixOptionsAt = (now: Date): OnixOptions => ({
  country: seller.country,
  currency: shop.currency,
  language: shop.languageTag,
  today: dayOf(now, SHOP_TIME_ZONE),
  isUntaxed: tax.books === undefined && UNTAXED_COUNTRIES.includes(seller.country),
});

export const refusedRecordsHeading = (): string =>
  BYTE_ORDER_MARK + toCsvRow([...REFUSAL_COLUMNS, 'RecordReference', 'ISBN', 'title']);

/** @param errors path '' means the whole record */
export const reasonsText = (errors: readonly FieldError[]): string =>
  errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');

export function refusedRecordRow(
  { line, source, isbn, title }: Pick<OnixRecord, 'line' | 'source' | 'isbn' | 'title'>,
  errors: readonly FieldError[],
): string {
  return toCsvRow([String(line), reasonsText(errors), source.reference, isbn ?? '', title]);
}
