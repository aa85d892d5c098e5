import { waitsUntilOf } from '@bookstore/contract/waiting';
import type { OrderRecord } from './orderRecord.ts';
import { searchKeysOf } from './searchKeys.ts';

/** The document of a new order, with the fields that only queries use. */
export function newOrderFields({ waitsUntil: _stored, ...order }: OrderRecord): object {
  const { id: _id, ...fields } = order;
  const waitsUntil = waitsUntilOf(order);
  return { ...fields, searchKeys: searchKeysOf(order), ...(waitsUntil && { waitsUntil }) };
}

/** Changes `waitsUntil` as an order requires. It is absent from orders that do not wait, so that its index is small. */
export async function waitsUntilChange(order: OrderRecord): Promise<object> {
  const waitsUntil = waitsUntilOf(order);
  if (waitsUntil === order.waitsUntil) return {};
  if (waitsUntil !== undefined) return { waitsUntil };
  const { FieldValue } = await import('../firestore/firestore.ts');
  return { waitsUntil: FieldValue.delete() };
}
