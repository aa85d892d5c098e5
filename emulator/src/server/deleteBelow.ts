import { invalidArgument } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { DocumentChange } from '../storage/document.ts';
import type { Store } from '../storage/store.ts';

function deletionsBelow(database: Database, segments: readonly string[]): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const document of database.documents()) {
    const { name, path } = document;
    if (segments.every((segment, i) => path.segments[i] === segment)) {
      changes.push({ name, path, before: document, after: undefined });
    }
  }
  return changes;
}

/** Deletes a document or a collection together with everything below it, without regard to locks. */
export function deleteBelow(store: Store, databaseName: string, segments: readonly string[]): Promise<void> {
  if (segments.includes('')) throw invalidArgument('The path has an empty segment.');
  const database = store.database(databaseName);
  return store.commit(database, deletionsBelow(database, segments), store.clock.next());
}
