import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { InvalidDocument, readDocument, readEach, refuseInvalid, type StoredDocument } from './readDocument.ts';

const schema = z.object({ title: z.string(), address: z.object({ city: z.string() }).optional() });
const aDocument = (id: string, data: unknown): StoredDocument => ({
  exists: data !== undefined,
  id,
  ref: { path: `books/${id}` },
  data: () => data,
});
const read = (document: StoredDocument) => readDocument(schema, document);

function refusalOf(document: StoredDocument): unknown {
  try {
    return read(document);
  } catch (error) {
    return error;
  }
}

describe('readDocument', () => {
  it("returns a record with its id and the schema's fields", () => {
    expect(read(aDocument('a', { title: 'Salt', id: 'other', more: 1 }))).toEqual({ id: 'a', title: 'Salt' });
    expect(read(aDocument('a', undefined))).toBeNull();
  });

  // E54
  it('reports an invalid document by field names, without values', () => {
    const error = refusalOf(aDocument('a', { title: 4711, address: { city: 815 } }));
    expect(error).toBeInstanceOf(InvalidDocument);
    expect(error).toMatchObject({ name: 'InvalidDocument', id: 'a', path: 'books/a' });
    expect(String(error)).toMatch(/books\/a is not as it should be: title: .+; address\.city: .+/);
    expect(String(error)).not.toMatch(/4711|815/);
  });
});

describe('readEach', () => {
  const documents = [aDocument('a', { title: 'A' }), aDocument('b', {}), aDocument('c', undefined)];

  it('returns valid documents, and names invalid ones', () => {
    const { records, invalid } = readEach(documents, read);
    expect(records).toEqual([{ id: 'a', title: 'A' }]);
    expect(invalid.map(({ path }) => path)).toEqual(['books/b']);
    expect(() => invalid.forEach(refuseInvalid)).toThrow(InvalidDocument);
  });
});
