import type { Address } from '@bookstore/contract/api/order';
import { addressLines } from '../lib/addressLines.ts';
import type { SentTo } from '../mail/composeMails.ts';
import type { DeliveryRecord } from './deliveryRecord.ts';

/** @param isConfirmed whether the customer's address was confirmed */
export const toSentTo = (
  address: Address,
  delivery: Pick<DeliveryRecord, 'street' | 'gift'> | null | undefined,
  isConfirmed: boolean,
): SentTo => ({
  lines: addressLines(address, delivery?.street),
  isGift: delivery?.gift !== undefined,
  isConfirmed,
});
