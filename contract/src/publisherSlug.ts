import { LIMITS } from './limits.ts';
import { foldText } from './search/foldText.ts';

const UNNAMEABLE = /[^\p{L}\p{N}\p{M}]+/u;

/**
 * What names a publisher in an address, in any script and at most 200 characters. Names that differ in case, accents and punctuation
 * are one: books and the register may write them differently.
 */
export function publisherSlug(name: string): string {
  const words = foldText(name)
    .normalize('NFC')
    .split(UNNAMEABLE)
    .filter((word) => word !== '');
  // A name of signs alone is told from others by their numbers.
  const parts = words.length > 0 ? words : Array.from(name.trim(), (sign) => sign.codePointAt(0)?.toString(16) ?? '');
  return Array.from(parts.join('-')).slice(0, LIMITS.publisherSlug).join('');
}

const SLUG = /^[\p{L}\p{N}\p{M}-]+$/u;

/** Whether a text can be the slug of a publisher. One that cannot belongs to nothing. */
export const isPublisherSlug = (text: string): boolean =>
  text.isWellFormed() && SLUG.test(text) && Array.from(text).length <= LIMITS.publisherSlug;
