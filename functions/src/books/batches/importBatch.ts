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
export type RegisterPublishers = (
  publishers: readonly PublisherInput[],
  options: { author: Author; isDryRun: boolean },
) => Promise<ImportedPublisher[]>;

interface ImportBatchDependencies extends BookImportDependencies {
  registerPublishers?: RegisterPublishers | undefined;
}

/** Shown before the first difference of a long text. */
const CONTEXT_LENGTH = 60;

function excerptDifference({ before, after }: ChangedField): ChangedField {
  if (typeof before !== 'string' || typeof after !== 'string') return { before, after };
  const [old, current] = [Array.from(before), Array.from(after)];
  if (Math.max(old.length, current.length) <= LIMITS.comparedText) return { before, after };
  const differs = current.findIndex((character, index) => character !== old[index]);
  const first = Math.max(0, (differs < 0 ? current.length : differs) - CONTEXT_LENGTH);
  const truncate = (text: string[]) => {
    const end = first + LIMITS.comparedText - 2;
    return `${first > 0 ? '…' : ''}${text.slice(first, end).join('')}${text.length > end ? '…' : ''}`;
  };
  return { before: truncate(old), after: truncate(current) };
}

type ParsedRow = { row: RowToImport } | { result: ImportResult };

const namedCover = (row: BookRow | FieldError[]) => (Array.isArray(row) ? null : (row.input.coverId ?? null));

type RowsInput = Pick<ImportInput, 'rows' | 'takePrices'>;

async function parseBookRows(rows: readonly ImportRowInput[], books: BooksRepository): Promise<ParsedRow[]> {
  const readings = rows.map(({ book, seen, edition }) => ({ read: readBookRow(book), seen, edition }));
  const coverIds = new Set(readings.flatMap(({ read }) => namedCover(read) ?? []));
  const unknownCovers = await books.findUnknownCovers([...coverIds]);
  const validRows = readings.flatMap(({ read, edition = false }) =>
    Array.isArray(read) ? [] : [{ row: read, isEdition: edition }],
  );
  const named = await withIds(validRows, books);
  return readings.map(({ read, seen }): ParsedRow => {
    if (Array.isArray(read)) return { result: { fate: 'refused', errors: read } };
    const row = named.shift() ?? read;
    if (unknownCovers.has(namedCover(read) ?? '')) {
      return { result: { fate: 'refused', errors: [{ path: 'coverId', message: UNKNOWN_COVER }] } };
    }
    return { row: { ...row, seen } };
  });
}

/** Records contain known fields only, so their books are found first. */
async function parseRecordRows(
  rows: readonly RecordRow[],
  { books, clock }: ImportBatchDependencies,
  takesPrices: boolean,
): Promise<ParsedRow[]> {
  const found = await findRecords(rows, books, takesPrices);
  return found.map(({ record, current }, index): ParsedRow => {
    const applied = applyRecord(record, current, clock());
    if (Array.isArray(applied)) return { result: { fate: 'refused', errors: applied } };
    return { row: { id: record.id, stock: null, record, seen: rows[index]?.seen } };
  });
}

/** The first of duplicate rows counts. */
async function parseRows({ rows, takePrices }: RowsInput, dependencies: ImportBatchDependencies): Promise<ParsedRow[]> {
  const known = new Set<string>();
  const bookRows = await parseBookRows(
    rows.filter((row) => !isRecord(row)),
    dependencies.books,
  );
  const records = await parseRecordRows(rows.filter(isRecord), dependencies, takePrices);
  const parsedRows = rows.flatMap((row) => (isRecord(row) ? records : bookRows).splice(0, 1));
  return parsedRows.map((read): ParsedRow => {
    if ('result' in read) return read;
    if (known.has(read.row.id)) return { result: { fate: 'repeated', _id: read.row.id } };
    known.add(read.row.id);
    return read;
  });
}

const WRITTEN_FATES: readonly RowFate[] = ['added', 'changed', 'unchanged'];

async function registerImportedPublishers(
  rows: RowsInput['rows'],
  isWritten: (index: number) => boolean,
  { registerPublishers, by, isDryRun }: ImportBatchDependencies,
): Promise<Map<number, ImportedPublisher>> {
  const publishersBySlug = new Map<string, { index: number; publisher: PublisherInput }>();
  for (const [index, { record }] of rows.entries()) {
    const publisher = isWritten(index) ? record?.publisher : undefined;
    const slug = publisher && publisherSlug(publisher.name);
    if (publisher && slug && !publishersBySlug.has(slug)) publishersBySlug.set(slug, { index, publisher });
  }
  if (publishersBySlug.size === 0 || !registerPublishers) return new Map();
  const publishers = Array.from(publishersBySlug.values(), ({ publisher }) => publisher);
  const written = await registerPublishers(publishers, { author: { by }, isDryRun });
  return new Map(
    written.flatMap((one): [number, ImportedPublisher][] => {
      const first = publishersBySlug.get(publisherSlug(one.name));
      return first ? [[first.index, one]] : [];
    }),
  );
}

const NO_RESULT: ImportedRow = { fate: 'conflict', updatedAt: null, differences: {} };

export async function importBatch(input: RowsInput, dependencies: ImportBatchDependencies): Promise<ImportResult[]> {
  const read = await parseRows(input, dependencies);
  const validRows = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const written = validRows.length > 0 ? await importRows(validRows, dependencies) : [];
  const writtenRows = new Set(
    validRows.filter((_row, index) => WRITTEN_FATES.includes(written[index]?.fate ?? 'conflict')),
  );
  const isWritten = (index: number) => {
    const one = read[index];
    return one !== undefined && 'row' in one && writtenRows.has(one.row);
  };
  const publishers = await registerImportedPublishers(input.rows, isWritten, dependencies);
  const imported = dependencies.isDryRun ? await reportDuplicateIsbns(validRows, written, dependencies.books) : written;
  const resultsById = new Map(validRows.map(({ id }, index) => [id, imported[index]]));
  return read.map((one, index): ImportResult => {
    const publisher = publishers.get(index);
    if ('result' in one) return one.result;
    const { fate, updatedAt, differences, keptCents, toNote, otherSender, ...titles } =
      resultsById.get(one.row.id) ?? NO_RESULT;
    const entries = Object.entries(differences);
    return {
      fate,
      _id: one.row.id,
      ...(updatedAt !== null && { updatedAt }),
      ...(fate === 'changed' && { fields: entries.map(([name]) => name) }),
      ...(fate === 'changed' &&
        dependencies.isDryRun && {
          differences: Object.fromEntries(entries.map(([name, difference]) => [name, excerptDifference(difference)])),
        }),
      ...(keptCents !== undefined && { priceKept: centsToNumber(keptCents) }),
      ...(toNote && { toNote }),
      ...(otherSender !== undefined && { otherSender }),
      ...(publisher && { publisher }),
      ...titles,
    };
  });
}
