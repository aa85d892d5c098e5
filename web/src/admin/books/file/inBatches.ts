import { LIMITS } from '@bookstore/contract/limits';

/** Room for what stands around the rows of a call. */
const AROUND = 1_000;
const BYTES = LIMITS.bodyBytes - AROUND;

const sizeOf = (row: unknown) => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** Whether a row can be sent at all. */
export const fitsIntoCall = (row: unknown): boolean => sizeOf(row) <= BYTES;

/** Rows in parts, in their order, each as much as one call takes. */
export function inBatches<Row>(rows: readonly Row[], toWire: (row: Row) => unknown): Row[][] {
  const batches: Row[][] = [];
  let size = BYTES;
  for (const row of rows) {
    const bytes = sizeOf(toWire(row));
    const batch = batches.at(-1);
    if (batch && size + bytes <= BYTES && batch.length < LIMITS.booksPerBatch) {
      batch.push(row);
      size += bytes;
    } else {
      batches.push([row]);
      size = bytes;
    }
  }
  return batches;
}
