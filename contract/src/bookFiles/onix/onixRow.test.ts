import { describe, expect, it } from 'vitest';
import { message, product, readAll, WHOLE, WHOLE_BOOK } from '../../test/onixFiles.ts';
import { readBookRow } from '../bookRow.ts';
import type { OnixBook } from './onixBook.ts';
import type { SafetyContact } from './onixContributors.ts';
import { countNotHeld, cutFieldsOf, toOnixRow } from './onixRow.ts';
import type { OnixRecord } from './readOnix.ts';

const aRecord = (book: OnixBook): OnixRecord & { kind: 'book' } => ({
  kind: 'book',
  line: 3,
  source: { sender: 's', reference: 'r', sentAt: null },
  isbn: null,
  title: book.title ?? '',
  isUpdate: false,
  book,
  notHeld: [],
  remarks: [],
});

describe('import rows', () => {
  it("contain the whole record in the contract's form", async () => {
    const [record] = (await readAll(message(WHOLE_BOOK))).records;
    const row = record && toOnixRow(record, null);
    expect(row).toMatchObject({
      line: 11,
      record: { sender: '06:4012345000009', reference: 'de.wuestenverlag.4711', sentAt: '2026-11-25T09:30:00.000Z' },
      coverLink: 'https://bilder.wuestenverlag.example/4711.jpg',
    });
    const { coverLink: _link, price: _price, publisherContacts: _contacts, ...details } = WHOLE;
    expect(readBookRow({ ...row?.fields, oldPrice: row?.fields.newPrice })).toMatchObject({
      id: '',
      stock: null,
      input: { ...details, category: 'fiction', newPriceCents: 2_400 },
    });
  });

  it('omit unsaid fields, and contain explicit removals', () => {
    expect(toOnixRow(aRecord({ title: 'Sand' }), null)?.fields).toEqual({ title: 'Sand' });
    expect(toOnixRow(aRecord({ contributors: null, series: null }), null)?.fields).toEqual({
      contributors: '',
      series: '',
    });
    expect(toOnixRow(aRecord({}), 'business')?.fields).toEqual({ category: 'business' });
  });

  it("name a different responsible person, and use only the publisher's own address", () => {
    const publisherOf = (...publisherContacts: SafetyContact[]) =>
      toOnixRow(aRecord({ publisher: 'Sand Press', publisherContacts }), null)?.record?.publisher;
    const own = { name: 'SAND-PRESS', address: ['Dune Way 1'], country: 'US', email: 'safety@sand.example' };
    const other = { name: 'Union Agent', contact: 'Desk 4', address: ['Rue 1', '1000 Brussels'], country: 'BE' };
    const responsible = { name: 'Union Agent', address: 'Desk 4\nRue 1\n1000 Brussels\nBelgium' };
    const address = 'SAND-PRESS\nDune Way 1\nUnited States';
    expect(publisherOf(own)).toEqual({ name: 'Sand Press', address, email: 'safety@sand.example' });
    expect(publisherOf({ ...own, name: 'Sand Press' })).toMatchObject({ address: 'Dune Way 1\nUnited States' });
    expect(publisherOf({ ...other, email: 'desk@agent.example' })).toEqual({
      name: 'Sand Press',
      responsible: { ...responsible, email: 'desk@agent.example' },
    });
    const both = { name: 'Sand Press', address, email: 'safety@sand.example', responsible };
    expect(publisherOf(other, own, { name: 'A third' })).toEqual(both);
    expect(publisherOf(own, other)).toEqual(both);
    const mailed = { name: 'Sand Press', email: 'safety@sand.example' };
    expect(publisherOf(mailed)).toEqual(mailed);
    expect(publisherOf()).toBeUndefined();
    expect(toOnixRow(aRecord({ publisher: 'Sand Press' }), null)?.record).not.toHaveProperty('publisher');
  });

  it("are cut to the shop's limits with a remark", () => {
    const book: OnixBook = {
      contributors: Array.from({ length: 21 }, (_, index) => ({ name: `A; ${index}`, role: 'A01' })),
      subjects: Array.from({ length: 21 }, (_, index) => ({ scheme: 'thema', code: `F${index}` })),
      description: `${'x'.repeat(9_000)}\n\n${'y '.repeat(2_000)}`,
      excerpt: 'z'.repeat(20_001),
    };
    const fields = toOnixRow(aRecord(book), null)?.fields;
    expect(fields?.contributors?.split('; ')).toHaveLength(20);
    expect(fields?.contributors).toMatch(/^A, 0 \[A01\]; /);
    expect(fields?.subjects?.split('; ')).toHaveLength(20);
    expect(fields?.description).toBe(`${'x'.repeat(9_000)}…`);
    expect(fields?.excerpt).toHaveLength(20_000);
    expect(cutFieldsOf(book)).toEqual([
      'Contributor: more than 20',
      'Subject: more than 20',
      'TextContent 03: shortened to 10,000 characters',
      'TextContent 14: shortened to 20,000 characters',
    ]);
    expect(cutFieldsOf({ title: 'Sand', description: 'x' })).toEqual([]);
  });

  it('are not cut at the exact limit', () => {
    const book: OnixBook = {
      contributors: Array.from({ length: 20 }, (_, index) => ({ name: `A ${index}`, role: 'A01' })),
      subjects: Array.from({ length: 20 }, (_, index) => ({ scheme: 'thema', code: `F${index}` })),
      description: '🏜'.repeat(10_000),
      excerpt: 'z'.repeat(20_000),
    };
    const fields = toOnixRow(aRecord(book), null)?.fields;
    expect(fields?.description).toBe(book.description);
    expect(fields?.excerpt).toBe(book.excerpt);
    expect(cutFieldsOf(book)).toEqual([]);
  });

  it('are cut between words without trailing spaces', () => {
    const words = toOnixRow(aRecord({ description: 'sand  '.repeat(2_000) }), null)?.fields.description ?? '';
    expect(words).toMatch(/^(?:sand {2})+sand…$/);
    expect(words.length).toBeGreaterThan(9_990);
    expect(words.length).toBeLessThanOrEqual(10_000);
    const oneWord = `a ${'x'.repeat(10_000)}`;
    expect(toOnixRow(aRecord({ description: oneWord }), null)?.fields.description).toBe(`${oneWord.slice(0, 9_999)}…`);
  });

  it('count elements not stored by name, beyond 300 names together', () => {
    const counts = new Map<string, number>();
    const measured = { ...aRecord({ excerpt: 'z'.repeat(20_001) }), notHeld: ['Measure'] };
    countNotHeld(counts, measured);
    countNotHeld(counts, measured);
    expect([...counts]).toEqual([
      ['Measure', 2],
      ['TextContent 14: shortened to 20,000 characters', 2],
    ]);
    const names = Array.from({ length: 300 }, (_, index) => `x${index}`);
    countNotHeld(counts, { ...aRecord({}), notHeld: [...names, 'Measure'] });
    expect(counts.size).toBe(301);
    expect(counts.get('x297')).toBe(1);
    expect(counts.get('Other fields')).toBe(2);
    expect(counts.get('Measure')).toBe(3);
  });

  it('exist for deletions but not for rejected records', async () => {
    const deletion = product('r').replace('<NotificationType>03', '<NotificationType>05');
    const [deleted, refused] = (await readAll(message(`${deletion}<Product/>`))).records;
    expect(deleted && toOnixRow(deleted, 'business')).toMatchObject({
      fields: { title: '', isbn: '9783161484100' },
      record: { reference: 'r', deletes: true },
    });
    expect(refused && toOnixRow(refused, 'business')).toBeNull();
  });
});
