import type { AdminOrder } from '@bookstore/contract/api/order';

/** Whether the customer can be told by mail. */
export const canNotify = ({ email, mails }: AdminOrder) => email !== '' && mails !== undefined;
