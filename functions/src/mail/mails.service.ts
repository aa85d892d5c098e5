import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import { isDocumentId } from '@bookstore/contract/ids';
import type { Clock } from '../lib/clock.ts';
import { MailNotFound } from './mail.errors.ts';
import { toOrderMail } from './mailRecord.ts';
import type { MailsRepository } from './mails.repository.ts';

export interface MailsService {
  /** Asks for a mail of an order once more. @throws MailNotFound. */
  sendAgain(orderId: string, event: MailEvent): Promise<OrderMail>;
}

export function createMailsService({ mails, clock }: { mails: MailsRepository; clock: Clock }): MailsService {
  return {
    async sendAgain(orderId, event) {
      const mail = isDocumentId(orderId) ? await mails.sendAgain(orderId, event, clock()) : null;
      if (!mail) throw new MailNotFound();
      return toOrderMail(mail);
    },
  };
}
