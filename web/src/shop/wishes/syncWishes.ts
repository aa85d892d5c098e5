import type { SeenWishList } from '../../api/wishesApi.ts';
import { mergeLists } from '../../lib/mergeLists.ts';
import { MAX_WISHES, readAccountWishes, readWishes, writeAccountWishes } from './wishStorage.ts';

/** Other devices rarely change the list at the same moment. */
const MAX_ATTEMPTS = 5;

export interface WishCalls {
  read: () => Promise<SeenWishList>;
  /** @returns the new version, or null if the list has changed since the given one */
  save: (list: SeenWishList) => Promise<string | null>;
  /** Called if the merged list exceeded `MAX_WISHES`, with the number of oldest wishes that were dropped. */
  onLeftOut: (count: number) => void;
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
const merge = (base: readonly string[], mine: readonly string[], theirs: readonly string[]) =>
  mergeLists(base, mine, theirs, (id) => id);

/**
 * Merges this browser's list with the account's, so that no addition is lost. @param isFresh reads the account even
 * if this browser has changed nothing
 */
export async function syncWishes(uid: string, { read, save, onLeftOut }: WishCalls, isFresh: boolean): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const accountWishes = attempt === 1 && !isFresh ? readAccountWishes() : null;
    const theirs = accountWishes ?? (await read());
    const mine = readWishes();
    const base = readAccountWishes();
    const all = merge(base?.ids ?? [], mine, theirs.ids);
    const merged = all.slice(-MAX_WISHES);
    const etag = isSame(merged, theirs.ids) ? theirs.etag : await save({ ids: merged, etag: theirs.etag });
    if (etag === null) continue;
    // After a logout in another tab, the cleared list would count as removals.
    if (base && !readAccountWishes()) return;
    const allCurrent = merge(mine, readWishes(), merged);
    const current = allCurrent.slice(-MAX_WISHES);
    writeAccountWishes({ uid, ids: merged, etag }, current);
    const leftOut = all.length - merged.length + allCurrent.length - current.length;
    if (leftOut > 0) onLeftOut(leftOut);
    if (isSame(current, merged)) return;
  }
  throw new Error('The wish list kept changing.');
}
