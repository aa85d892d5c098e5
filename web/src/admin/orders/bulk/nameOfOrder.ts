import type { AdminOrder } from '@bookstore/contract/order';
import { shortId } from '@bookstore/contract/shortId';

/** As people name an order among many. */
export const nameOfOrder = ({ _id, name }: AdminOrder) => `${shortId(_id)}, ${name}`;
