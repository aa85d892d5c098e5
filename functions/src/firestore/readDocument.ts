import type { z } from 'zod';

/** A document, or that there is none: what the Firestore client and the REST API have in common. */
export interface StoredDocument {
  readonly exists: boolean;
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
}

/** A stored document that its schema does not take: somebody typed into it, or another release wrote it. */
export class InvalidDocument extends Error {
  readonly id: string;
  /** For example `books/4f2a`. */
  readonly path: string;

  /** The schema's sentences name fields and what is expected, never what is stored: that may be personal. */
  constructor({ id, ref }: StoredDocument, { issues }: z.ZodError) {
    const reasons = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    super(`${ref.path} is not as it should be: ${reasons.join('; ')}`);
    this.name = 'InvalidDocument';
    this.id = id;
    this.path = ref.path;
  }
}

/** Told of each document that a list leaves out. */
export type ReportInvalid = (invalid: InvalidDocument) => void;

/** For whoever has to see everything: a list with an invalid document fails. */
export const refuseInvalid: ReportInvalid = (invalid) => {
  throw invalid;
};

/**
 * A document of Firestore as a record that carries its id.
 * @returns null when there is no such document. @throws InvalidDocument when it is not what the schema says.
 */
export function readDocument<Schema extends z.ZodObject>(
  schema: Schema,
  document: StoredDocument,
): (z.output<Schema> & { id: string }) | null {
  if (!document.exists) return null;
  const { data, error } = schema.safeParse(document.data());
  if (error) throw new InvalidDocument(document, error);
  return { ...data, id: document.id };
}

/**
 * Reads each document of a list: one that is invalid does not hide the others.
 * @param read throws InvalidDocument; null is left out too.
 */
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

/** The valid records of some documents. @param read throws InvalidDocument; null is left out. */
export function readValid<T, Document extends StoredDocument>(
  documents: readonly Document[],
  read: (document: Document) => T | null,
  reportInvalid: ReportInvalid,
): T[] {
  const { records, invalid } = readEach(documents, read);
  invalid.forEach(reportInvalid);
  return records;
}
