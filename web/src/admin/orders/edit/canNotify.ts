import type { AdminOrder } from '@bookstore/contract/api/order';

export const canNotify = ({ email, mails }: AdminOrder) => email !== '' && mails !== undefined;
