import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../firestore/firebase.ts';
import { type MailRecord, mailsOf, readMail, type SendState } from '../mailRecord.ts';
import { type Action, nextAction, type RetrySchedule } from './attempts.ts';

export type MailAction = Exclude<Action, { kind: 'send' }> | (Extract<Action, { kind: 'send' }> & { mail: MailRecord });

export interface Outbox {
  /** Decides in a transaction what an event is to do, and keeps others from doing it too. @throws InvalidDocument. */
  begin(id: string, eventId: string, now: Date): Promise<MailAction>;
  /** Writes what became of an attempt, unless somebody has asked for the mail again meanwhile, or it is gone. */
  end(id: string, begun: SendState, ended: SendState): Promise<void>;
}

const isSameAttempt = (one: SendState, other: SendState) =>
  one.state === other.state && one.eventId === other.eventId && isDeepStrictEqual(one.startTime, other.startTime);

export function createOutbox(database: Database, schedule: RetrySchedule): Outbox {
  return {
    async begin(id, eventId, now) {
      const db = await database();
      const ref = mailsOf(db).doc(id);
      let written: SendState | null = null;
      return db.runTransaction(async (transaction): Promise<MailAction> => {
        const mail = readMail(await transaction.get(ref));
        if (!mail || mail.expiresAt <= now) return { kind: 'nothing' };
        // Run again after a commit whose answer was lost: the lease is this one's own.
        if (written && isSameAttempt(mail.delivery, written)) return { kind: 'send', delivery: written, mail };
        const action = nextAction(mail.delivery, eventId, now, schedule);
        if (!('delivery' in action)) return action;
        transaction.update(ref, { delivery: action.delivery });
        if (action.kind === 'give up') return action;
        written = action.delivery;
        return { ...action, mail };
      });
    },

    async end(id, begun, ended) {
      const db = await database();
      const ref = mailsOf(db).doc(id);
      await db.runTransaction(async (transaction) => {
        const mail = readMail(await transaction.get(ref));
        if (mail && isSameAttempt(mail.delivery, begun)) transaction.update(ref, { delivery: ended });
      });
    },
  };
}
