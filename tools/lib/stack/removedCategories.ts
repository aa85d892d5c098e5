import { CATEGORIES } from '@bookstore/contract/constants';
import { FIRESTORE_ADDRESS, PROJECT_ID } from '../addresses.ts';

/** A path in Firestore's REST API. */
export const countsPath = (projectId: string): string =>
  `/v1/projects/${projectId}/databases/(default)/documents/meta/catalog`;

interface MapValue<Value> {
  mapValue?: { fields?: Record<string, Value | undefined> };
}
interface StoredCounts {
  fields?: { counts?: MapValue<MapValue<{ integerValue?: string }>> };
}

/** Finds categories that books have but the shop's folder lacks. @param stored book counts in REST format */
export function removedCategories(stored: unknown, categories: readonly string[] = CATEGORIES): string[] {
  const counts = (stored as StoredCounts).fields?.counts?.mapValue?.fields ?? {};
  return Object.entries(counts).flatMap(([id, count]) => {
    const books = Number(count?.mapValue?.fields?.all?.integerValue ?? 0);
    if (books === 0 || categories.includes(id)) return [];
    return `${books === 1 ? '1 book has' : `${books} books have`} the category ${id}, which is missing in categories.ts.`;
  });
}

/** @throws Error if books have a category that the shop's folder lacks */
export async function assertCategoriesUnused(): Promise<void> {
  const answer = await fetch(`http://${FIRESTORE_ADDRESS}${countsPath(PROJECT_ID)}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const sentences = answer.ok ? removedCategories(await answer.json()) : [];
  if (sentences.length === 0) return;
  const advice =
    'Restore the category, then move its books in the dashboard, or delete the local data: npm start -- --reset';
  throw new Error([...sentences, advice].join('\n'));
}
