import { type MailEvent, mailEventSchema, type OrderMail } from '@bookstore/contract/api/orderMail';
import { isDocumentId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/problems';
import type { Request, Response } from 'express';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { parse, pathParameter } from '../http/parse.ts';
import type { Clock } from '../lib/clock.ts';
import { DomainError } from '../lib/domainError.ts';
import {
  isLeased,
  type MailRecord,
  mailRef,
  newSendState,
  readMail,
  type SendState,
  toOrderMail,
} from './mailRecord.ts';

export function createMailsRoutes(mails: MailsService) {
  return {
    sendAgain: async (req: Request, res: Response, { username }: { username: string }): Promise<void> => {
      const event = parse(mailEventSchema, pathParameter(req, 'event'), 'event');
      res
        .set('Cache-Control', 'private, no-store')
        .json(await mails.sendAgain(username, pathParameter(req, 'id'), event));
    },
  };
}

interface MailsRepository {
  /**
   * Asks for a mail once more, in one transaction, unless somebody is sending it at this moment.
   * @param by who asks, for the log.
   * @returns the mail as it is then; null when there is none.
   */
  sendAgain(by: string, orderId: string, event: MailEvent, now: Date): Promise<MailRecord | null>;
}

/** Already, and nobody has tried since: also where the answer of the commit that asked was lost. */
const isAskedFor = ({ state, attempts }: SendState) => state === 'RETRY' && attempts === 0;

export function createMailsRepository(database: Database): MailsRepository {
  return {
    async sendAgain(by, orderId, event, now) {
      const db = await database();
      const ref = mailRef(db, orderId, event);
      return db.runTransaction(async (transaction) => {
        const mail = readMail(await transaction.get(ref));
        if (!mail || isLeased(mail.delivery, now) || isAskedFor(mail.delivery)) return mail;
        const delivery = newSendState({ state: 'RETRY', attempts: 0, requests: mail.delivery.requests + 1 });
        transaction.update(ref, { delivery });
        recordChange(db, transaction, { at: now, by, what: 'order-mail-sent', subjects: [orderId] });
        return { ...mail, delivery };
      });
    },
  };
}

class MailNotFound extends DomainError {
  constructor() {
    super('not-found', messages.mailNotFound);
  }
}

export interface MailsService {
  /** Asks for a mail of an order once more. @throws MailNotFound. */
  sendAgain(by: string, orderId: string, event: MailEvent): Promise<OrderMail>;
}

export function createMailsService({ mails, clock }: { mails: MailsRepository; clock: Clock }): MailsService {
  return {
    async sendAgain(by, orderId, event) {
      const mail = isDocumentId(orderId) ? await mails.sendAgain(by, orderId, event, clock()) : null;
      if (!mail) throw new MailNotFound();
      return toOrderMail(mail);
    },
  };
}
