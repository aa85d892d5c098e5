import { waitsUntilOf } from '@bookstore/contract/waiting';
import { type OrderRecord, readyUntilOf } from './orderRecord.ts';
import { toSearchKeys } from './searchKeys.ts';

export function newOrderFields({ waitsUntil: _stored, readyUntil: _ready, ...order }: OrderRecord): object {
  const { id: _id, ...fields } = order;
  const waitsUntil = waitsUntilOf(order);
  return { ...fields, searchKeys: toSearchKeys(order), ...(waitsUntil && { waitsUntil }) };
}

/** `waitsUntil` and `readyUntil` are absent from orders that wait for nothing, so that their indexes are small. */
export async function queryFieldsChange(order: OrderRecord): Promise<object> {
  const [waitsUntil, readyUntil] = [waitsUntilOf(order), readyUntilOf(order)];
  const changed = {
    ...(waitsUntil !== order.waitsUntil && { waitsUntil }),
    ...(readyUntil?.getTime() !== order.readyUntil?.getTime() && { readyUntil }),
  };
  if (Object.keys(changed).length === 0) return {};
  const { FieldValue } = await import('../firestore/firestore.ts');
  return Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value ?? FieldValue.delete()]));
}
