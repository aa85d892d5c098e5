import type { Random } from '@bookstore/contract/test/random';
import type { Ledger } from './ledger.ts';
import type { PauseGate } from './pauseGate.ts';
import type { Shelf } from './shelf.ts';
import type { ShopClient } from './shopClient.ts';

export interface AdminContext {
  shop: ShopClient;
  ledger: Ledger;
  username: string;
  token: string;
  shelf: Shelf;
  /** Closed while a backup is taken: at whose moment a count was changed could not be told. */
  counting: PauseGate;
}

/** One thing that an admin does. @throws Error for what should not happen to an admin. */
export type Action = (context: AdminContext, random: Random) => Promise<void>;

/** The same for the same seed, unlike a UUID. */
export const aKey = (random: Random) =>
  Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

export const withKey = (random: Random) => ({ 'Idempotency-Key': `soak-${aKey(random)}` });
