import { NETWORK_BUDGET } from '@bookstore/contract/limits';
import type { Clock } from '../lib/clock.ts';
import { hashOf } from '../lib/hash.ts';
import { type ClientAddress, siteOf } from './clientAddress.ts';

const { windowSeconds, perNetwork, perNode } = NETWORK_BUDGET;
const WINDOW_MS = windowSeconds * 1000;
const NAME_DIGITS = 16;

/** What networks have had this instance do in the present minute. */
export interface NetworkBudget {
  /** @returns null while something is left, else after how many seconds there will be again. */
  waitFor(address: ClientAddress): number | null;
  /** @param reads of Firestore, or what costs as much; less than none gives back. */
  spend(address: ClientAddress, reads: number): void;
}

/**
 * Kept in the instance's memory: to count a read in Firestore would cost more than the read. It holds as often as there are instances, whose
 * number is limited, and is exact enough to bound a bill. What it remembers is bounded, too: of one node no more names than its share can pay
 * for, and each a hash, of one size and without the header that an address was cut from.
 */
export function createNetworkBudget(clock: Clock, spent = new Map<string, number>()): NetworkBudget {
  let minute = 0;

  function namesOf({ network, behind }: ClientAddress): { node: string; client: string } {
    const node = siteOf(network);
    const nameOf = (...parts: string[]) => hashOf(...parts).slice(0, NAME_DIGITS);
    return { node: nameOf(node), client: nameOf(node, siteOf(behind)) };
  }

  function begin(): void {
    const present = Math.floor(clock().getTime() / WINDOW_MS);
    if (present === minute) return;
    minute = present;
    spent.clear();
  }

  const spentBy = (name: string) => spent.get(name) ?? 0;

  return {
    waitFor(address) {
      begin();
      const { node, client } = namesOf(address);
      if (spentBy(node) < perNode && spentBy(client) < perNetwork) return null;
      return Math.max(1, Math.ceil(((minute + 1) * WINDOW_MS - clock().getTime()) / 1000));
    },
    spend(address, reads) {
      begin();
      const { node, client } = namesOf(address);
      for (const name of [node, client]) spent.set(name, Math.max(0, spentBy(name) + reads));
    },
  };
}
