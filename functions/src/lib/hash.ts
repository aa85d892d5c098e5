import { createHash } from 'node:crypto';

/** Hashes parts with their boundaries: ("a", "bc") differs from ("ab", "c"). */
export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
