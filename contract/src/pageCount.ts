import { LIMITS } from './limits.ts';

/** How many pages a text says that a book has; null where that is no whole number from 1 to `LIMITS.pages`. */
export function toPageCount(text: string): number | null {
  const count = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return count <= LIMITS.pages ? count : null;
}
