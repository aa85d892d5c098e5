import { describe, expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { someFields, someWireFields } from '../model/testValues.ts';
import { Store } from '../storage/store.ts';
import type { WireWrite } from '../wire.ts';
import { applyMutations } from './applyMutations.ts';
import { decodeWrites } from './mutation.ts';

const DATABASE = 'projects/p/databases/(default)';
const NAME = `${DATABASE}/documents/books/dune`;

function aDatabase() {
  const database = new Store().database(DATABASE);
  let at = 0n;
  const commit = (...writes: WireWrite[]) => {
    at += 1_000n;
    const { changes, results } = applyMutations(database, decodeWrites(writes, DATABASE), at);
    database.apply(changes, at);
    return { changes, results, at };
  };
  return { commit, current: () => database.get(splitName(NAME)) };
}

const set = (content: { [name: string]: unknown }, rest: WireWrite = {}): WireWrite => ({
  update: { name: NAME, fields: someWireFields(content) },
  ...rest,
});

describe('an update', () => {
  it('an update replaces the document without a mask and keeps the time of its creation', () => {
    const { commit, current } = aDatabase();
    commit(set({ a: 1n, b: 2n }));
    commit(set({ a: 3n }));
    expect(current()).toMatchObject({ fields: someFields({ a: 3n }), createTime: 1_000n, updateTime: 2_000n });
  });

  it('an update with a mask sets what has a value, removes what has none, and leaves the rest', () => {
    const { commit, current } = aDatabase();
    commit(set({ a: { x: 1n, y: 2n }, b: 1n, c: 1n }));
    commit(set({ a: { x: 9n }, ignored: 1n }, { updateMask: { fieldPaths: ['a.x', 'b', 'd.e'] } }));
    expect(current()?.fields).toEqual(someFields({ a: { x: 9n, y: 2n }, c: 1n }));
  });

  it('an update with an empty mask touches nothing', () => {
    const { commit, current } = aDatabase();
    commit(set({ a: 1n }));
    commit(set({ b: 1n }, { updateMask: { fieldPaths: [] } }));
    expect(current()?.fields).toEqual(someFields({ a: 1n }));
  });

  it('an update that changes nothing keeps the update time and reports the old one', () => {
    const { commit, current } = aDatabase();
    const first = commit(set({ a: 1n }));
    const second = commit(set({ a: 1n }));
    expect(second.changes).toEqual([]);
    expect(second.results).toEqual(first.results);
    expect(current()?.updateTime).toBe(1_000n);
  });

  it('an update with another kind of the same number is a change', () => {
    const { commit, current } = aDatabase();
    commit(set({ a: 1n }));
    commit(set({ a: 1 }));
    expect(current()?.updateTime).toBe(2_000n);
  });
});

describe('writes of one commit', () => {
  it('writes of one commit see the ones before them', () => {
    const { commit, current } = aDatabase();
    const increment = { fieldPath: 'n', increment: { valueType: 'integerValue', integerValue: '1' } };
    const { results } = commit(
      set({ n: 1n }),
      set({}, { updateMask: { fieldPaths: [] }, updateTransforms: [increment] }),
    );
    expect(current()?.fields).toEqual(someFields({ n: 2n }));
    expect(results[1]?.transformResults).toEqual([{ integerValue: '2' }]);
  });

  it('writes of one commit are refused when a transform would make a document that cannot be', () => {
    const { commit } = aDatabase();
    const nested = { arrayValue: { values: [] }, valueType: 'arrayValue' };
    const transformed = (transform: object) => () => commit(set({}, { updateTransforms: [transform] }));
    const union = { appendMissingElements: { values: [nested] } };
    expect(transformed({ fieldPath: 'a', ...union })).toThrow('Nested arrays are not allowed');
    expect(transformed({ fieldPath: '__a__', setToServerValue: 'REQUEST_TIME' })).toThrow('__a__ is reserved');
    const deep = `${'m.'.repeat(21)}a`;
    expect(transformed({ fieldPath: deep, setToServerValue: 'REQUEST_TIME' })).toThrow('invalid nested');
  });

  it('writes of one commit that create and delete a document leave nothing to do', () => {
    const { commit } = aDatabase();
    expect(commit(set({ a: 1n }), { delete: NAME }).changes).toEqual([]);
  });

  it('writes of one commit are all or nothing', () => {
    const { commit, current } = aDatabase();
    expect(() => commit(set({ a: 1n }), set({ a: 2n }, { currentDocument: { exists: false } }))).toThrow(
      'already exists',
    );
    expect(current()).toBeUndefined();
  });
});

describe('a precondition', () => {
  it('a precondition that a document exists fails when it does not, also for a delete', () => {
    const { commit } = aDatabase();
    const currentDocument = { exists: true };
    expect(() => commit(set({}, { currentDocument }))).toThrow(`No document to update: ${NAME}`);
    expect(() => commit({ delete: NAME, currentDocument })).toThrow(expect.objectContaining({ code: 5 }));
  });

  it('a precondition on the update time holds for exactly that version', () => {
    const { commit } = aDatabase();
    commit(set({ a: 1n }));
    const at = (nanos: number) => ({ currentDocument: { updateTime: { seconds: '0', nanos } } });
    expect(() => commit(set({ a: 2n }, at(999_000)))).toThrow(expect.objectContaining({ code: 9 }));
    expect(() => commit(set({ a: 2n }, at(1_000_000)))).not.toThrow();
  });

  it('a precondition of a verify is checked without a write', () => {
    const { commit, current } = aDatabase();
    expect(() => commit({ verify: NAME, currentDocument: { exists: true } })).toThrow(
      expect.objectContaining({ code: 5 }),
    );
    expect(commit({ verify: NAME, currentDocument: { exists: false } }).results).toEqual([{}]);
    expect(current()).toBeUndefined();
  });
});

describe('writes that can never be right are refused', () => {
  it.each([
    ['without an operation', [{}], 'A write must have an operation.'],
    ['to another database', [{ delete: NAME.replace('/p/', '/q/') }], 'is not in database'],
    ['that verify without a precondition', [{ verify: NAME }], 'a verify must contain a precondition'],
    [
      'that verify and write one document',
      [{ verify: NAME, currentDocument: { exists: true } }, { delete: NAME }],
      'verified and then written',
    ],
    ['with a bad mask', [set({}, { updateMask: { fieldPaths: ['a..b'] } })], 'Invalid property path "a..b"'],
    [
      'with an id that is too long',
      [{ delete: `${DATABASE}/documents/c/${'x'.repeat(1501)}` }],
      'name is longer than 1500 bytes',
    ],
  ])('writes that can never be right are refused %s', (_, writes, message) => {
    expect(() => decodeWrites(writes, DATABASE)).toThrow(message);
  });
});
