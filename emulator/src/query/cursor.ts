import { invalidArgument } from '../errors.ts';
import type { Value } from '../model/values.ts';
import { fromWire } from '../model/wireValues.ts';
import type { WireCursor } from '../wire.ts';
import type { QueryableDocument } from './fieldReader.ts';
import { compareWithValues, type Order } from './orders.ts';

/** A position just before or after documents with these values. */
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

type Window = {
  readonly orders: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
};

/** Cursors may have values for the explicit orders only. */
export function decodeCursor(wire: WireCursor | undefined, orders: readonly Order[]): Cursor | undefined {
  if (!wire) return undefined;
  const values = (wire.values ?? []).map(fromWire);
  if (values.length > orders.length) throw invalidArgument('Cursor has too many values.');
  for (const [i, value] of values.entries()) {
    if (orders[i]?.isName && value.kind !== 'reference') {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
  }
  return { values, before: wire.before ?? false };
}

/** Negative before the window, positive after it, otherwise 0. */
export function sideOfWindow(document: QueryableDocument, { orders, startAt, endAt }: Window): number {
  if (startAt) {
    const order = compareWithValues(orders, document, startAt.values);
    if (order < 0 || (order === 0 && !startAt.before)) return -1;
  }
  if (endAt) {
    const order = compareWithValues(orders, document, endAt.values);
    if (order > 0 || (order === 0 && endAt.before)) return 1;
  }
  return 0;
}
