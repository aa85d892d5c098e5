import { invalidArgument } from '../errors.ts';
import type { Value } from '../model/values.ts';
import { fromWire } from '../model/wireValues.ts';
import type { WireCursor } from '../wire.ts';
import type { Readable } from './fieldReader.ts';
import { compareWithValues, type Order } from './orders.ts';

/** A position among the results: just before or just after the documents whose first order values are these. */
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

/** The orders of a query, and where it starts and ends. */
type Window = {
  readonly orders: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
};

/** Decodes a cursor. It may have values for the orders that the client wrote, not for implicit ones. */
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

/** Below 0 for a document before the start of a query, above 0 for one behind its end, 0 between the two. */
export function sideOfWindow(document: Readable, { orders, startAt, endAt }: Window): number {
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
