import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf, readTimeOf } from '../firestore/allDocuments.ts';
import { readEach } from '../firestore/readDocument.ts';
import { type OrderRecord, ordersOf, readOrder } from '../orders/orderRecord.ts';

type Part = Pick<OrderRecord, 'splitFrom' | 'splitInto' | 'mergedInto' | 'deliveryCents'>;

const pathOf = (id: string) => `orders/${id}`;

/** Parts must name each other, and second parts have no delivery charge. */
export async function* wrongParts(db: Firestore): AsyncGenerator<string> {
  const readTime = await readTimeOf(db);
  const parts = new Map<string, Part>();
  for await (const document of documentsOf(db, ordersOf(db).id, readTime)) {
    for (const { id, splitFrom, splitInto, mergedInto, deliveryCents } of readEach([document], readOrder).records) {
      const isSplit = splitFrom !== null || splitInto.length > 0 || mergedInto !== null;
      if (isSplit) parts.set(id, { splitFrom, splitInto, mergedInto, deliveryCents });
    }
  }
  for (const [id, { splitFrom, splitInto, mergedInto, deliveryCents }] of parts) {
    for (const second of splitInto) {
      if (parts.get(second)?.splitFrom !== id) yield `${pathOf(id)} was split into ${second}, which does not name it`;
    }
    if (splitFrom !== null && !parts.get(splitFrom)?.splitInto.includes(id))
      yield `${pathOf(id)} was split from ${splitFrom}, which does not name it`;
    if (mergedInto !== null && mergedInto !== splitFrom)
      yield `${pathOf(id)} was merged into another order than it was split from`;
    if (splitFrom !== null && deliveryCents !== 0) yield `${pathOf(id)} is a second part with a delivery charge`;
  }
}
