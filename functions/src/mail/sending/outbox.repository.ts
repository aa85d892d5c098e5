import { isDeepStrictEqual } from 'node:util';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Database } from '../../firestore/firebase.ts';
import { dueAtOf, type MailRecord, mailsOf, readMail, type SendState } from '../mailRecord.ts';
import { type Action, nextAction, type RetrySchedule } from './attempts.ts';

export type MailAction = Exclude<Action, { kind: 'send' }> | (Extract<Action, { kind: 'send' }> & { mail: MailRecord });

export interface Outbox {
  /** Reserves the mail. @throws InvalidDocument */
  begin(id: string, eventId: string, now: Date): Promise<MailAction>;
  /** Does nothing if the mail was requested again or deleted. */
  end(id: string, begun: SendState, ended: SendState, now: Date): Promise<void>;
  setAside(id: string): Promise<void>;
  /** Longest overdue first. */
  duePages(now: Date): AsyncGenerator<string[]>;
  /** Sets `dueAt` of unsettled mails of 1.1.0. */
  makeOldMailsDue(now: Date): Promise<void>;
}

export const DUE_PAGE = 20;
const OLD_MAILS_AT_ONCE = 500;

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
        if (!mail) return { kind: 'nothing' };
        if (mail.expiresAt <= now) {
          if (mail.dueAt) transaction.update(ref, { dueAt: null });
          return { kind: 'nothing' };
        }
        // The transaction reran after a lost answer, so the lease is its own.
        if (written && isSameAttempt(mail.delivery, written)) return { kind: 'send', delivery: written, mail };
        const action = nextAction(mail.delivery, eventId, now, schedule);
        if (!('delivery' in action)) return action;
        transaction.update(ref, { delivery: action.delivery, dueAt: dueAtOf(action.delivery, now) });
        if (action.kind === 'give up') return action;
        written = action.delivery;
        return { ...action, mail };
      });
    },

    async end(id, begun, ended, now) {
      const db = await database();
      const ref = mailsOf(db).doc(id);
      await db.runTransaction(async (transaction) => {
        const mail = readMail(await transaction.get(ref));
        if (mail && isSameAttempt(mail.delivery, begun))
          transaction.update(ref, { delivery: ended, dueAt: dueAtOf(ended, now) });
      });
    },

    async setAside(id) {
      const db = await database();
      const ref = mailsOf(db).doc(id);
      await db.runTransaction(async (transaction) => {
        // Every change triggers an event, so writes only if needed.
        if ((await transaction.get(ref)).get('dueAt')) transaction.update(ref, { dueAt: null });
      });
    },

    async *duePages(now) {
      const db = await database();
      const due = mailsOf(db).where('dueAt', '<=', now).orderBy('dueAt').select('dueAt').limit(DUE_PAGE);
      let last: QueryDocumentSnapshot | undefined;
      do {
        const { docs }: { docs: QueryDocumentSnapshot[] } = await (last ? due.startAfter(last) : due).get();
        if (docs.length > 0) yield docs.map(({ id }) => id);
        last = docs[DUE_PAGE - 1];
      } while (last);
    },

    async makeOldMailsDue(now) {
      const db = await database();
      const unsettled = mailsOf(db).where('delivery.state', 'in', ['PENDING', 'PROCESSING', 'RETRY']);
      const { docs } = await unsettled.select('dueAt').limit(OLD_MAILS_AT_ONCE).get();
      const old = docs.filter((document) => document.get('dueAt') === undefined);
      // Changed mails have the field or are gone.
      await Promise.allSettled(
        old.map(({ ref, updateTime }) => ref.update({ dueAt: now }, { lastUpdateTime: updateTime })),
      );
    },
  };
}
