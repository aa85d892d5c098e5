import type { PublisherInput } from '@bookstore/contract/api/publisher';
import { publisherSlug } from '@bookstore/contract/publisherSlug';
import type { Firestore } from 'firebase-admin/firestore';
import type { Author } from '../changes/changeRecord.ts';
import { recordChange } from '../changes/changeRecord.ts';
import { readOptimistically } from '../firestore/optimisticRead.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import type { Clock } from '../lib/clock.ts';
import { changedFields, type PublisherContent, publishersOf, readPublisher, toContent } from './publisherRecord.ts';

interface Filling {
  author: Author;
  clock: Clock;
  /** Whether what is brought takes the place of what is there; else only empty fields are filled. */
  replaces?: boolean;
}

/** A name stays as it was first written: books find the entry by either. */
function filled(present: PublisherContent | null, brought: PublisherContent, replaces: boolean): PublisherContent {
  if (!present) return brought;
  const [first, second] = replaces ? [brought, present] : [present, brought];
  return {
    name: present.name,
    address: first.address || second.address,
    email: first.email || second.email,
    responsible: first.responsible ?? second.responsible,
  };
}

/**
 * Brings publishers into the register by their names, in one transaction with one line of the log; nothing is written where nothing is
 * new. A responsible person is taken as a whole. Of two of one name the first counts.
 * @param publishers at most `LIMITS.publishersPerBatch`, as `publisherSchema` reads them
 * @returns how many entries were written
 */
export async function fillPublishers(
  db: Firestore,
  publishers: readonly PublisherInput[],
  { author, clock, replaces = false }: Filling,
): Promise<number> {
  const bySlug = new Map(publishers.toReversed().map((one) => [publisherSlug(one.name), toContent(one)]));
  const slugs = [...bySlug.keys()];
  return retryCollisions(async () => {
    const reads = await readOptimistically(
      db,
      slugs.map((slug) => publishersOf(db).doc(slug)),
    );
    const writes = reads.flatMap((read) => {
      const brought = bySlug.get(read.id);
      const present = readPublisher(read);
      if (!brought) return [];
      const content = filled(present, brought, replaces);
      return present && changedFields(present, content).length === 0 ? [] : [{ read, content }];
    });
    if (writes.length === 0) return 0;
    const now = clock();
    await db.runTransaction(async (transaction) => {
      for (const { read, content } of writes) read.write(transaction, { ...content, updatedAt: now });
      const subjects = writes.map(({ read }) => read.id);
      recordChange(db, transaction, { at: now, by: author.by, what: 'publishers-imported', subjects });
    });
    return writes.length;
  });
}
