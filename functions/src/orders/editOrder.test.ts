import { expect, it } from 'vitest';
import { withEdit } from './editOrder.ts';
import type { OrderRecord } from './orderRecord.ts';

it('keeps the latest changes that fit into a document', () => {
  const removed = Array.from({ length: 100 }, () => '\u{1F4D6}'.repeat(300));
  let edits: OrderRecord['edits'] = [];
  for (const totalCents of [1, 2, 3, 4, 5])
    edits = withEdit({ edits, totalCents }, { at: new Date(0), by: 'anna', removed });
  expect(edits.map(({ beforeCents }) => beforeCents)).toEqual([4, 5]);
});
