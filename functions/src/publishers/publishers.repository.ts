import { LIMITS } from '@bookstore/contract/limits';
import type { Database } from '../firestore/firebase.ts';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { type ReportInvalid, readValid } from '../firestore/readDocument.ts';
import { type PublisherRecord, publishersOf, readPublisher } from './publisherRecord.ts';

/** Sorts after all slugs, which may contain letters of any script. */
const AFTER_ALL = '\u{10ffff}';

interface PublishersRepository {
  find(slug: string): Promise<PublisherRecord | null>;
  /**
   * Sorted by slug. Costs a read per entry and one more. @param prefix of the slug; '' for all @param after last slug
   * of the previous page
   */
  findPage(prefix: string, after?: string): Promise<{ records: PublisherRecord[]; next: string | null }>;
}

export function createPublishersRepository(
  database: Database,
  reads: Pick<FirestoreReads, 'get'>,
  reportInvalid: ReportInvalid,
): PublishersRepository {
  return {
    find: async (slug) => readPublisher((await reads.get(`publishers/${slug}`)).document),

    async findPage(prefix, after) {
      const all = publishersOf(await database());
      const sorted = all.orderBy('__name__');
      const from = prefix === '' ? sorted : sorted.startAt(all.doc(prefix));
      const rest = after === undefined ? from : sorted.startAfter(all.doc(after));
      const query = prefix === '' ? rest : rest.endAt(all.doc(prefix + AFTER_ALL));
      const { docs } = await query.limit(LIMITS.publishersPage + 1).get();
      const shown = docs.slice(0, LIMITS.publishersPage);
      const next = docs.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
      return { records: readValid(shown, readPublisher, reportInvalid), next };
    },
  };
}
