import type { z } from 'zod';

/** A document, or that there is none: what the Firestore client and the REST API have in common. */
export interface StoredDocument {
  readonly exists: boolean;
  readonly id: string;
  data(): unknown;
}

/**
 * A document of Firestore as a record that carries its id.
 * @returns null when there is no such document. @throws when it is not what the schema says.
 */
export function readDocument<Schema extends z.ZodObject>(
  schema: Schema,
  document: StoredDocument,
): (z.output<Schema> & { id: string }) | null {
  return document.exists ? { ...schema.parse(document.data()), id: document.id } : null;
}
