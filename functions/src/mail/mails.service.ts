import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import { isDocumentId } from '@bookstore/contract/ids';
import type { Clock } from '../lib/clock.ts';
import { DomainError } from '../lib/domainError.ts';
import { toOrderMail } from './mailRecord.ts';
import type { MailsRepository } from './mails.repository.ts';

class MailNotFound extends DomainError {
  constructor() {
    super('not-found', 'There is no such mail of this order, or no more.');
  }
}

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
