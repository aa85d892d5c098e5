import type {
  Publisher,
  PublisherContact,
  PublisherInput,
  PublishersPage,
  PublishersQuery,
} from '@bookstore/contract/api/publisher';
import { PUBLISHER_RATE_LIMIT } from '@bookstore/contract/limits';
import { isPublisherSlug, publisherSlug } from '@bookstore/contract/publisherSlug';
import type { Admin } from '../auth/sessions.ts';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import type { FirestoreReads } from '../firestore/firestoreReads.ts';
import { type OptimisticRead, readOneOptimistically, readOptimistically } from '../firestore/optimisticRead.ts';
import { type ReportInvalid, readEach } from '../firestore/readDocument.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import type { Clock } from '../lib/clock.ts';
import {
  changedFields,
  type PublisherContent,
  type PublisherRecord,
  publishersOf,
  readPublisher,
  toContent,
  toPublisher,
  toPublisherContact,
} from './publisherRecord.ts';
import { PublisherChanged, PublisherNotFound, PublisherTaken } from './publishers.errors.ts';
import { createPublishersRepository } from './publishers.repository.ts';

export interface PublishersService {
  /** Accepts any spelling of the name; null if unknown. One read. */
  find(name: string): Promise<PublisherContact | null>;
  page(query: PublishersQuery): Promise<PublishersPage>;
  /** Repeatable. @throws PublisherTaken, RateLimited */
  add(admin: Admin, input: PublisherInput): Promise<Publisher>;
  /**
   * A new name moves the entry to another slug. Repeatable. @param seen `updatedAt` of the edited entry; undefined
   * overwrites @throws PublisherNotFound, PublisherTaken, PublisherChanged, RateLimited
   */
  edit(admin: Admin, slug: string, input: PublisherInput, seen: string | undefined): Promise<Publisher>;
  /** @throws PublisherNotFound, RateLimited */
  remove(admin: Admin, slug: string): Promise<void>;
}

interface PublishersDependencies {
  database: Database;
  reads: Pick<FirestoreReads, 'get'>;
  rateLimiter: RateLimiter;
  reportInvalid: ReportInvalid;
  clock: Clock;
}

/** Recognises a repeated request. */
const isUnchanged = (current: PublisherRecord, wanted: PublisherContent) => changedFields(current, wanted).length === 0;

/** Null if damaged. */
const readIfValid = (read: OptimisticRead): PublisherRecord | null =>
  readEach([read], readPublisher).records[0] ?? null;

export function createPublishersService(dependencies: PublishersDependencies): PublishersService {
  const { database, reads, rateLimiter, reportInvalid, clock } = dependencies;
  const publishers = createPublishersRepository(database, reads, reportInvalid);

  const countWrite = ({ username }: Admin) => countAttempt(rateLimiter, ['publishers', username], PUBLISHER_RATE_LIMIT);

  return {
    async find(name) {
      const publisher = await publishers.find(publisherSlug(name));
      return publisher && toPublisherContact(publisher);
    },

    async page({ q = '', after }) {
      const { records, next } = await publishers.findPage(q.trim() === '' ? '' : publisherSlug(q), after);
      return { publishers: records.map(toPublisher), next };
    },

    async add(admin, input) {
      await countWrite(admin);
      const db = await database();
      const slug = publisherSlug(input.name);
      return retryCollisions(async () => {
        const read = await readOneOptimistically(publishersOf(db).doc(slug));
        const content = toContent(input);
        const current = readIfValid(read);
        if (current && isUnchanged(current, content)) return toPublisher(current);
        if (read.exists) throw new PublisherTaken();
        const now = clock();
        await db.runTransaction(async (transaction) => {
          read.write(transaction, { ...content, updatedAt: now });
          const change = { at: now, by: admin.username, what: 'publisher-added', subjects: [slug] } as const;
          recordChange(db, transaction, change);
        });
        return toPublisher({ ...content, id: slug, updatedAt: now });
      });
    },

    async edit(admin, slug, input, seen) {
      if (!isPublisherSlug(slug)) throw new PublisherNotFound();
      await countWrite(admin);
      const db = await database();
      const newSlug = publisherSlug(input.name);
      return retryCollisions(async () => {
        const slugs = newSlug === slug ? [slug] : [slug, newSlug];
        const [read, target] = await readOptimistically(
          db,
          slugs.map((id) => publishersOf(db).doc(id)),
        );
        const content = toContent(input);
        const renamed = target ? readIfValid(target) : null;
        if (!read?.exists && renamed && isUnchanged(renamed, content)) return toPublisher(renamed);
        if (!read?.exists) throw new PublisherNotFound();
        if (target?.exists) throw new PublisherTaken();
        const current = readIfValid(read);
        if (current && isUnchanged(current, content)) return toPublisher(current);
        if (current && seen !== undefined && current.updatedAt.getTime() !== Date.parse(seen))
          throw new PublisherChanged();
        const fields = current ? changedFields(current, content) : [];
        const now = clock();
        await db.runTransaction(async (transaction) => {
          (target ?? read).write(transaction, { ...content, updatedAt: now });
          if (target) read.delete(transaction);
          const change = { at: now, by: admin.username, what: 'publisher-changed', subjects: slugs, fields } as const;
          recordChange(db, transaction, change);
        });
        return toPublisher({ ...content, id: newSlug, updatedAt: now });
      });
    },

    async remove(admin, slug) {
      if (!isPublisherSlug(slug)) throw new PublisherNotFound();
      await countWrite(admin);
      const db = await database();
      await retryCollisions(async () => {
        const read = await readOneOptimistically(publishersOf(db).doc(slug));
        if (!read.exists) throw new PublisherNotFound();
        await db.runTransaction(async (transaction) => {
          read.delete(transaction);
          const change = { at: clock(), by: admin.username, what: 'publisher-deleted', subjects: [slug] } as const;
          recordChange(db, transaction, change);
        });
      });
    },
  };
}
