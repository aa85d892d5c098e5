import type { MailEvent } from '@bookstore/contract/api/orderMail';
import type { Database } from '../firestore/firebase.ts';
import { type Delivery, isLeased, type MailRecord, mailRef, newDelivery, readMail } from './mailRecord.ts';

export interface MailsRepository {
  /**
   * Asks for a mail once more, in one transaction, unless somebody is sending it at this moment.
   * @returns the mail as it is then; null when there is none.
   */
  sendAgain(orderId: string, event: MailEvent, now: Date): Promise<MailRecord | null>;
}

/** Already, and nobody has tried since: also where the answer of the commit that asked was lost. */
const isAskedFor = ({ state, attempts }: Delivery) => state === 'RETRY' && attempts === 0;

export function createMailsRepository(database: Database): MailsRepository {
  return {
    async sendAgain(orderId, event, now) {
      const db = await database();
      const ref = mailRef(db, orderId, event);
      return db.runTransaction(async (transaction) => {
        const mail = readMail(await transaction.get(ref));
        if (!mail || isLeased(mail.delivery, now) || isAskedFor(mail.delivery)) return mail;
        const delivery = newDelivery({ state: 'RETRY', attempts: 0, requests: mail.delivery.requests + 1 });
        transaction.update(ref, { delivery });
        return { ...mail, delivery };
      });
    },
  };
}
