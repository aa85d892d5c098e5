import type { ImportedPublisher, ImportInput, ImportResult, ImportRowInput } from '@bookstore/contract/api/bookImport';
import type { ChangedField } from '@bookstore/contract/api/changes';
import type { FieldError } from '@bookstore/contract/api/problem';
import type { PublisherInput } from '@bookstore/contract/api/publisher';
import { type BookRow, readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { centsToNumber } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import { publisherSlug } from '@bookstore/contract/publisherSlug';
import type { Author } from '../../changes/changeRecord.ts';
import { UNKNOWN_COVER } from '../../covers/covers.errors.ts';
import type { BooksRepository } from '../books.repository.ts';
import {
  type BookImportDependencies,
  type ImportedRow,
  importRows,
  type RowFate,
  type RowToImport,
  reportDuplicateIsbns,
  withIds,
} from './bookImport.ts';
import { applyRecord, findRecords, isRecord, type RecordRow } from './importRecords.ts';

/** Never fails, because the books are already written. @returns written entries */
export type FillRegister = (
  publishers: readonly PublisherInput[],
  options: { author: Author; isDryRun: boolean },
) => Promise<ImportedPublisher[]>;

interface ImportCallDependencies extends BookImportDependencies {
  fillRegister?: FillRegister | undefined;
}

/** Shown before the first difference of a long text. */
const CONTEXT = 60;

function compared({ before, after }: ChangedField): ChangedField {
  if (typeof before !== 'string' || typeof after !== 'string') return { before, after };
  const [old, present] = [Array.from(before), Array.from(after)];
  if (Math.max(old.length, present.length) <= LIMITS.comparedText) return { before, after };
  const differs = present.findIndex((character, index) => character !== old[index]);
  const first = Math.max(0, (differs < 0 ? present.length : differs) - CONTEXT);
  const cut = (text: string[]) => {
    const end = first + LIMITS.comparedText - 2;
    return `${first > 0 ? '…' : ''}${text.slice(first, end).join('')}${text.length > end ? '…' : ''}`;
  };
  return { before: cut(old), after: cut(present) };
}

type ReadRow = { row: RowToImport } | { result: ImportResult };

const namedCover = (row: BookRow | FieldError[]) => (Array.isArray(row) ? null : (row.input.coverId ?? null));

type RowsInput = Pick<ImportInput, 'rows' | 'takePrices'>;

async function readOwnRows(rows: readonly ImportRowInput[], books: BooksRepository): Promise<ReadRow[]> {
  const readings = rows.map(({ book, seen, edition }) => ({ read: readBookRow(book), seen, edition }));
  const coverIds = new Set(readings.flatMap(({ read }) => namedCover(read) ?? []));
  const unknownCovers = await books.findUnknownCovers([...coverIds]);
  const good = readings.flatMap(({ read, edition = false }) =>
    Array.isArray(read) ? [] : [{ row: read, isEdition: edition }],
  );
  const named = await withIds(good, books);
  return readings.map(({ read, seen }): ReadRow => {
    if (Array.isArray(read)) return { result: { fate: 'refused', errors: read } };
    const row = named.shift() ?? read;
    if (unknownCovers.has(namedCover(read) ?? '')) {
      return { result: { fate: 'refused', errors: [{ path: 'coverId', message: UNKNOWN_COVER }] } };
    }
    return { row: { ...row, seen } };
  });
}

/** Records contain known fields only, so their books are found first. */
async function readRecordRows(
  rows: readonly RecordRow[],
  { books, clock }: ImportCallDependencies,
  takesPrices: boolean,
): Promise<ReadRow[]> {
  const found = await findRecords(rows, books, takesPrices);
  return found.map(({ record, present }, index): ReadRow => {
    const applied = applyRecord(record, present, clock());
    if (Array.isArray(applied)) return { result: { fate: 'refused', errors: applied } };
    return { row: { id: record.id, stock: null, record, seen: rows[index]?.seen } };
  });
}

/** The first of duplicate rows counts. */
async function readRows({ rows, takePrices }: RowsInput, dependencies: ImportCallDependencies): Promise<ReadRow[]> {
  const known = new Set<string>();
  const own = await readOwnRows(
    rows.filter((row) => !isRecord(row)),
    dependencies.books,
  );
  const records = await readRecordRows(rows.filter(isRecord), dependencies, takePrices);
  const inOrder = rows.flatMap((row) => (isRecord(row) ? records : own).splice(0, 1));
  return inOrder.map((read): ReadRow => {
    if ('result' in read) return read;
    if (known.has(read.row.id)) return { result: { fate: 'repeated', _id: read.row.id } };
    known.add(read.row.id);
    return read;
  });
}

const IS_TAKEN: readonly RowFate[] = ['added', 'changed', 'unchanged'];

async function fillFrom(
  rows: RowsInput['rows'],
  isTaken: (index: number) => boolean,
  { fillRegister, by, isDryRun }: ImportCallDependencies,
): Promise<Map<number, ImportedPublisher>> {
  const brought = new Map<string, { index: number; publisher: PublisherInput }>();
  for (const [index, { record }] of rows.entries()) {
    const publisher = isTaken(index) ? record?.publisher : undefined;
    const slug = publisher && publisherSlug(publisher.name);
    if (publisher && slug && !brought.has(slug)) brought.set(slug, { index, publisher });
  }
  if (brought.size === 0 || !fillRegister) return new Map();
  const publishers = Array.from(brought.values(), ({ publisher }) => publisher);
  const written = await fillRegister(publishers, { author: { by }, isDryRun });
  return new Map(
    written.flatMap((one): [number, ImportedPublisher][] => {
      const first = brought.get(publisherSlug(one.name));
      return first ? [[first.index, one]] : [];
    }),
  );
}

const NOT_THERE: ImportedRow = { fate: 'conflict', updatedAt: null, differences: {} };

export async function importCall(input: RowsInput, dependencies: ImportCallDependencies): Promise<ImportResult[]> {
  const read = await readRows(input, dependencies);
  const good = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const written = good.length > 0 ? await importRows(good, dependencies) : [];
  const taken = new Set(good.filter((_row, index) => IS_TAKEN.includes(written[index]?.fate ?? 'conflict')));
  const isTaken = (index: number) => {
    const one = read[index];
    return one !== undefined && 'row' in one && taken.has(one.row);
  };
  const publishers = await fillFrom(input.rows, isTaken, dependencies);
  const imported = dependencies.isDryRun ? await reportDuplicateIsbns(good, written, dependencies.books) : written;
  const resultOf = new Map(good.map(({ id }, index) => [id, imported[index]]));
  return read.map((one, index): ImportResult => {
    const publisher = publishers.get(index);
    if ('result' in one) return one.result;
    const { fate, updatedAt, differences, keptCents, toNote, otherSender, ...titles } =
      resultOf.get(one.row.id) ?? NOT_THERE;
    const entries = Object.entries(differences);
    return {
      fate,
      _id: one.row.id,
      ...(updatedAt !== null && { updatedAt }),
      ...(fate === 'changed' && { fields: entries.map(([name]) => name) }),
      ...(fate === 'changed' &&
        dependencies.isDryRun && {
          differences: Object.fromEntries(entries.map(([name, difference]) => [name, compared(difference)])),
        }),
      ...(keptCents !== undefined && { priceKept: centsToNumber(keptCents) }),
      ...(toNote && { toNote }),
      ...(otherSender !== undefined && { otherSender }),
      ...(publisher && { publisher }),
      ...titles,
    };
  });
}
