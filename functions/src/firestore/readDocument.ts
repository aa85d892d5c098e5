import type { z } from 'zod';

export interface StoredDocument {
  readonly exists: boolean;
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
}

/** Edited by hand or written by another release. */
export class InvalidDocument extends Error {
  readonly id: string;
  readonly path: string;

  /** Names fields and rules, never values, which may be personal. */
  constructor({ id, ref }: StoredDocument, { issues }: z.ZodError) {
    const reasons = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    super(`${ref.path} is not as it should be: ${reasons.join('; ')}`);
    this.name = 'InvalidDocument';
    this.id = id;
    this.path = ref.path;
  }
}

/** Receives each document that a list omits. */
export type ReportInvalid = (invalid: InvalidDocument) => void;

export const refuseInvalid: ReportInvalid = (invalid) => {
  throw invalid;
};

/** @returns null if missing @throws InvalidDocument */
export function readDocument<Schema extends z.ZodObject>(
  schema: Schema,
  document: StoredDocument,
): (z.output<Schema> & { id: string }) | null {
  if (!document.exists) return null;
  const { data, error } = schema.safeParse(document.data());
  if (error) throw new InvalidDocument(document, error);
  return { ...data, id: document.id };
}

/** @param read throws InvalidDocument; null is omitted */
export function readEach<T, Document extends StoredDocument>(
  documents: readonly Document[],
  read: (document: Document) => T | null,
): { records: T[]; invalid: InvalidDocument[] } {
  const invalid: InvalidDocument[] = [];
  const records = documents.flatMap((document) => {
    try {
      return read(document) ?? [];
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error;
      invalid.push(error);
      return [];
    }
  });
  return { records, invalid };
}

export function readValid<T, Document extends StoredDocument>(
  documents: readonly Document[],
  read: (document: Document) => T | null,
  reportInvalid: ReportInvalid,
): T[] {
  const { records, invalid } = readEach(documents, read);
  invalid.forEach(reportInvalid);
  return records;
}
