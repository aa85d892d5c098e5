import type { MailState } from '@bookstore/contract/api/orderMail';
import * as messages from '@bookstore/messages/dashboardOrders';

export const mailStates: Record<MailState, string> = {
  PENDING: messages.waiting,
  PROCESSING: messages.sending,
  SUCCESS: messages.sent,
  RETRY: messages.willRetry,
  ERROR: messages.failed,
};
