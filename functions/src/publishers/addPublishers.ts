import type { ImportedPublisher } from '@bookstore/contract/api/bookImport';
import type { PublisherInput } from '@bookstore/contract/api/publisher';
import { publisherSlug } from '@bookstore/contract/publisherSlug';
import type { Firestore } from 'firebase-admin/firestore';
import { type Author, recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { readEach } from '../firestore/readDocument.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import type { Clock } from '../lib/clock.ts';
import { changedFields, type PublisherContent, publishersOf, readPublisher, toContent } from './publisherRecord.ts';

interface AddOptions {
  author: Author;
  clock: Clock;
  isDryRun?: boolean;
}

interface Write extends Pick<ImportedPublisher, 'fate'> {
  read: OptimisticRead;
  content: PublisherContent;
}

/** The first spelling stays, because books find the entry by any. */
const fillEmptyFields = (current: PublisherContent, incoming: PublisherContent): PublisherContent => ({
  name: current.name,
  address: current.address || incoming.address,
  email: current.email || incoming.email,
  responsible: current.responsible ?? incoming.responsible,
});

/**
 * Fills empty fields only; of duplicate names the first counts; damaged entries stay. @param publishers at most
 * `LIMITS.publishersPerBatch` @returns written entries
 */
export async function addPublishers(
  db: Firestore,
  publishers: readonly PublisherInput[],
  { author, clock, isDryRun = false }: AddOptions,
): Promise<ImportedPublisher[]> {
  const bySlug = new Map(publishers.toReversed().map((one) => [publisherSlug(one.name), toContent(one)]));
  const slugs = [...bySlug.keys()];
  return retryCollisions(async () => {
    const reads = await readOptimistically(
      db,
      slugs.map((slug) => publishersOf(db).doc(slug)),
    );
    const currentBySlug = new Map(readEach(reads, readPublisher).records.map((record) => [record.id, record]));
    const writes = reads.flatMap((read): Write[] => {
      const incoming = bySlug.get(read.id);
      const current = currentBySlug.get(read.id);
      if (!incoming) return [];
      if (!current) return read.exists ? [] : [{ read, content: incoming, fate: 'added' }];
      const content = fillEmptyFields(current, incoming);
      return changedFields(current, content).length === 0 ? [] : [{ read, content, fate: 'changed' }];
    });
    const written = writes.map(({ content: { name }, fate }) => ({ name, fate }));
    if (writes.length === 0 || isDryRun) return written;
    const now = clock();
    await db.runTransaction(async (transaction) => {
      for (const { read, content } of writes) read.write(transaction, { ...content, updatedAt: now });
      const subjects = writes.map(({ read }) => read.id);
      recordChange(db, transaction, { at: now, by: author.by, what: 'publishers-imported', subjects });
    });
    return written;
  });
}

/** Never fails, because the books are already written. @param onError receives errors */
export function createRegisterPublishers(database: Database, clock: Clock, onError: (problem: string) => void) {
  return async (
    publishers: readonly PublisherInput[],
    options: { author: Author; isDryRun: boolean },
  ): Promise<ImportedPublisher[]> => {
    try {
      return await addPublishers(await database(), publishers, { clock, ...options });
    } catch (error) {
      onError(`An import did not fill the register of publishers: ${String(error)}`);
      return [];
    }
  };
}
