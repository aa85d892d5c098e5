import { CATEGORIES } from '@bookstore/contract/constants';
import { FIRESTORE_ADDRESS, PROJECT_ID } from '../addresses.ts';

/** Where the shop counts its books, in the paths of Firestore's REST API. */
export const countsPath = (projectId: string): string =>
  `/v1/projects/${projectId}/databases/(default)/documents/meta/catalog`;

interface MapValue<Value> {
  mapValue?: { fields?: Record<string, Value | undefined> };
}
interface StoredCounts {
  fields?: { counts?: MapValue<MapValue<{ integerValue?: string }>> };
}

/**
 * What keeps a category from being taken out: a sentence for each that the shop's folder has no more and books still have.
 * @param stored the document of the counts, as the REST API answers it
 */
export function removedCategories(stored: unknown, categories: readonly string[] = CATEGORIES): string[] {
  const counts = (stored as StoredCounts).fields?.counts?.mapValue?.fields ?? {};
  return Object.entries(counts).flatMap(([id, count]) => {
    const books = Number(count?.mapValue?.fields?.all?.integerValue ?? 0);
    if (books === 0 || categories.includes(id)) return [];
    return `${books === 1 ? '1 book has' : `${books} books have`} the category ${id}: move them or keep it.`;
  });
}

/** Asks the Firestore of this machine. @throws Error when books have a category that the shop's folder has no more. */
export async function refuseRemovedCategories(): Promise<void> {
  const answer = await fetch(`http://${FIRESTORE_ADDRESS}${countsPath(PROJECT_ID)}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const sentences = answer.ok ? removedCategories(await answer.json()) : [];
  if (sentences.length === 0) return;
  const way =
    'Put it back into categories.ts and move them in the dashboard, or forget the local data: npm start -- --reset';
  throw new Error([...sentences, way].join('\n'));
}
