import { DELIVERY_KEPT_DAYS, LIMITS, MESSAGE_RATE_LIMIT } from '@bookstore/contract/limits';
import { hasEnded } from '@bookstore/contract/orderSteps';
import { daysAfter } from '../firestore/timestamps.ts';
import { admit, RateLimited } from '../http/slidingWindow.ts';
import { hashOf } from '../lib/hash.ts';
import type { ComposeMessage } from '../mail/composeMessage.ts';
import { mailsOf, messageMailId, newMailRecord } from '../mail/mailRecord.ts';
import type { DeliveryRecord } from './deliveryRecord.ts';
import { ERASED_UID, toAdminOrder } from './orderRecord.ts';
import { MessageKeyReused, NoEmail, StatusConflict, TooManyMessages } from './orders.errors.ts';
import type { OrderWithDelivery } from './orders.repository.ts';
import type { OrderWrites, WriteOrder } from './writeOrder.ts';

interface MessageRequest {
  username: string;
  key: string;
  text: string;
}

/**
 * Writes one mail per key and keeps its text with the street. @throws OrderNotFound, StatusConflict for an erased
 * customer, NoEmail, MessageKeyReused, TooManyMessages, RateLimited, BookBusy
 */
export type SendMessage = (id: string, request: MessageRequest) => Promise<OrderWithDelivery & { isNew: boolean }>;

interface SendMessageDependencies {
  writeOrder: WriteOrder;
  composeMessage: ComposeMessage | null;
}

export function createSendMessage({ writeOrder, composeMessage }: SendMessageDependencies): SendMessage {
  return (id, { username: by, key, text }) =>
    // The mail counts as a change, so that erasing its customer finds it.
    writeOrder(id, async ({ order, delivery, deliveryRead }, { db, transaction, now }): Promise<OrderWrites | null> => {
      const messages = delivery?.messages ?? [];
      const keyHash = hashOf('message', id, key);
      const earlier = messages.find((message) => message.keyHash === keyHash);
      if (earlier && earlier.text !== text) throw new MessageKeyReused(toAdminOrder(order));
      if (earlier) return null;
      if (order.uid === ERASED_UID) throw new StatusConflict(toAdminOrder(order));
      if (!composeMessage || order.email === '') throw new NoEmail();
      if (messages.length >= LIMITS.messagesOfOrder) throw new TooManyMessages();
      const sent = messages.map(({ at }) => at.getTime());
      const { retryAfterSeconds } = admit(sent, MESSAGE_RATE_LIMIT, now.getTime());
      if (retryAfterSeconds !== null) throw new RateLimited(retryAfterSeconds);
      const document = composeMessage(order, text, now);
      const mailName = messageMailId(id, keyHash);
      const fields = { messages: [...messages, { keyHash, at: now, by, text }] };
      const expiresAt = hasEnded(order) ? daysAfter(now, DELIVERY_KEPT_DAYS.afterOrder) : null;
      const empty = { uid: order.uid, street: '', note: '', expiresAt };
      const { FieldValue } = await import('../firestore/firestore.ts');
      return {
        fields: {},
        log: { by, what: 'order-message-sent' },
        write(_after, mails) {
          transaction.set(mailsOf(db).doc(mailName), document);
          if (delivery) deliveryRead.update(transaction, fields);
          // An expired document may still contain a gift.
          else if (deliveryRead.exists)
            deliveryRead.update(transaction, { ...empty, ...fields, gift: FieldValue.delete() });
          else deliveryRead.write(transaction, { ...empty, ...fields });
          const stored: DeliveryRecord = { ...empty, ...delivery, id, ...fields };
          return { delivery: stored, mails: mails && [...mails, newMailRecord(mailName, document)] };
        },
      };
    });
}
