import { randomUUID } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import type { Outbox } from './outbox.repository.ts';
import type { Sender } from './sender.ts';

/** Mail servers limit parallel connections. */
const AT_ONCE = 5;
/** Milliseconds; the next sweep continues. */
const LONGEST_MS = 240_000;

interface SendDueMailsDependencies {
  outbox: Pick<Outbox, 'duePages' | 'makeOldMailsDue'>;
  sender: Sender;
  clock: Clock;
}

/** Each page is read once, so that failing mails are not repeated. */
export function createSendDueMails({ outbox, sender, clock }: SendDueMailsDependencies): () => Promise<void> {
  let hasOldMails = true;

  return async () => {
    const end = performance.now() + LONGEST_MS;
    if (hasOldMails) await outbox.makeOldMailsDue(clock());
    hasOldMails = false;
    const name = `sweep-${randomUUID()}`;
    for await (const ids of outbox.duePages(clock())) {
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        if (performance.now() > end) return;
        await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => sender.handle(id, name)));
      }
    }
  };
}
