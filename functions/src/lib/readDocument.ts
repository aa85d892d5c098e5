import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';

/**
 * A document of Firestore as a record that carries its id.
 * @returns null when there is no such document. @throws when it is not what the schema says.
 */
export function readDocument<Schema extends z.ZodObject>(
  schema: Schema,
  document: DocumentSnapshot,
): (z.output<Schema> & { id: string }) | null {
  return document.exists ? { ...schema.parse(document.data()), id: document.id } : null;
}
