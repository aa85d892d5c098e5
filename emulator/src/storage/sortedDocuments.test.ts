import { describe, expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { someFields } from '../model/testValues.ts';
import { decodeOrders, toDocumentOrder, withImplicitOrders } from '../query/orders.ts';
import { Collection } from './collection.ts';
import { aDocument, type StoredDocument } from './document.ts';

const DOCUMENTS = 60;
const byRank = toDocumentOrder(withImplicitOrders(decodeOrders([{ field: { fieldPath: 'rank' } }]), []));
const everything = () => 0;

function aBook(id: string, fields: Parameters<typeof someFields>[0]): StoredDocument {
  const name = `projects/p/databases/d/documents/books/${id}`;
  return aDocument({ name, path: splitName(name), fields: someFields(fields), createTime: 1n, updateTime: 1n });
}

const idsOf = (documents: Iterable<StoredDocument>) => [...documents].map(({ path }) => path.segments.at(-1));

describe('a collection that is kept in an order', () => {
  it('is in that order after any writes, as if it had been sorted anew', () => {
    const collection = new Collection('books');
    for (let i = 0; i < 400; i++) {
      const id = `book-${(i * 37) % DOCUMENTS}`;
      const isDeleted = i % 5 === 4;
      collection.put(id, isDeleted ? undefined : aBook(id, { rank: BigInt((i * 7919) % 11) }), BigInt(i));
      const anew = [...collection.documents()].sort(byRank.compare);
      expect(idsOf(collection.sortedBy(byRank).stretch(everything))).toEqual(idsOf(anew));
    }
  });

  it('has no place for a document without the field', () => {
    const collection = new Collection('books');
    const kept = collection.sortedBy(byRank);
    collection.put('a', aBook('a', { rank: 1n }), 1n);
    collection.put('b', aBook('b', {}), 2n);
    expect(idsOf(kept.stretch(everything))).toEqual(['a']);
    collection.put('a', aBook('a', {}), 3n);
    expect(idsOf(kept.stretch(everything))).toEqual([]);
  });

  it('gives the documents between two places', () => {
    const collection = new Collection('books');
    for (const [i, id] of ['a', 'b', 'c', 'd'].entries()) collection.put(id, aBook(id, { rank: BigInt(i) }), BigInt(i));
    const fromBToC = ({ path }: StoredDocument) => ({ a: -1, d: 1 })[path.segments.at(-1) ?? ''] ?? 0;
    expect(idsOf(collection.sortedBy(byRank).stretch(fromBToC))).toEqual(['b', 'c']);
  });
});
