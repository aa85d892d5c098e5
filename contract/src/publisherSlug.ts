import { LIMITS } from './limits.ts';
import { foldText } from './search/foldText.ts';

const UNNAMEABLE = /[^\p{L}\p{N}\p{M}]+/u;

/** Ignores case, accents and punctuation, in any script. */
export function publisherSlug(name: string): string {
  const words = foldText(name)
    .normalize('NFC')
    .split(UNNAMEABLE)
    .filter((word) => word !== '');
  // Names of symbols only differ by their code points.
  const parts = words.length > 0 ? words : Array.from(name.trim(), (sign) => sign.codePointAt(0)?.toString(16) ?? '');
  return Array.from(parts.join('-')).slice(0, LIMITS.publisherSlug).join('');
}

const SLUG = /^[\p{L}\p{N}\p{M}-]+$/u;

export const isPublisherSlug = (text: string): boolean =>
  text.isWellFormed() && SLUG.test(text) && Array.from(text).length <= LIMITS.publisherSlug;
