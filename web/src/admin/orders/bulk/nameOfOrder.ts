import type { AdminOrder } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';

/** As people name an order among many. */
export const nameOfOrder = ({ _id, name }: AdminOrder) => `${shortId(_id)}, ${name}`;
