import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal of parts that may hold any text: their boundaries count, so ("a", "bc") is not ("ab", "c"). */
export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
