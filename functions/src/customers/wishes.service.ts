import type { WishList } from '@bookstore/contract/api/wishes';
import { WISHES_RATE_LIMIT } from '@bookstore/contract/limits';
import type { Customer } from '../auth/customerTokens.ts';
import type { Database } from '../firestore/firebase.ts';
import { readOneOptimistically } from '../firestore/optimisticRead.ts';
import { retryCollisions } from '../firestore/retryCollisions.ts';
import { countAttempt, type RateLimiter } from '../http/rateLimiter.ts';
import { assertRequestOpen } from '../lib/requestSignal.ts';
import { WishListChanged } from './customers.errors.ts';
import { readWishes, wishesRef } from './wishesRecord.ts';

export interface WishesService {
  find(customer: Customer): Promise<WishList>;
  /** Replaces the list that the caller has seen. @throws RateLimited, WishListChanged */
  save(customer: Customer, list: WishList, isSeen: (current: WishList) => boolean): Promise<void>;
}

interface WishesDependencies {
  database: Database;
  rateLimiter: Pick<RateLimiter, 'take'>;
}

export function createWishesService({ database, rateLimiter }: WishesDependencies): WishesService {
  return {
    async find({ uid }) {
      return { ids: readWishes(await wishesRef(await database(), uid).get())?.ids ?? [] };
    },

    async save({ uid }, { ids }, isSeen) {
      await countAttempt(rateLimiter, ['wishes', uid], WISHES_RATE_LIMIT);
      const db = await database();
      await retryCollisions(async () => {
        const read = await readOneOptimistically(wishesRef(db, uid));
        if (!isSeen({ ids: readWishes(read)?.ids ?? [] })) throw new WishListChanged();
        const batch = db.batch();
        if (ids.length > 0) read.write(batch, { uid, ids });
        else if (read.exists) read.delete(batch);
        assertRequestOpen();
        await batch.commit();
      });
    },
  };
}
