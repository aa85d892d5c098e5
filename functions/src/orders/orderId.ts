import { createHash, randomUUID } from 'node:crypto';

const LENGTH = 32;

/**
 * The id that one intent to buy always has: the first 128 bits of SHA-256, in hexadecimal. The uid has a length of its
 * own before it, so that no customer's key can spell another's.
 */
export function orderIdOf(uid: string, key: string): string {
  return createHash('sha256').update(`${uid.length}:${uid}:${key}`).digest('hex').slice(0, LENGTH);
}

export const randomOrderId = () => randomUUID().replaceAll('-', '');
