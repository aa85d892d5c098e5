import { LIMITS } from './limits.ts';

/** RFC 5646, section 4.4.1. */
const LENGTH = 35;
/** Longer language codes of the grammar are unassigned. */
const CODE = /^[a-z]{2,3}$/;

/** `EN-gb` becomes en-GB, `deu` de. @returns null for other text */
export function toLanguageTag(text: string): string | null {
  if (text.length > LENGTH) return null;
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    return tag !== undefined && CODE.test(new Intl.Locale(tag).language) ? tag : null;
  } catch {
    return null;
  }
}

const PUBLISHED = /^[1-9]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/;

/** `YYYY`, `YYYY-MM` or an existing `YYYY-MM-DD`. */
export function isPublishedDate(text: string): boolean {
  if (!PUBLISHED.test(text)) return false;
  if (text.length < 'YYYY-MM-DD'.length) return true;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** @returns null unless it is a whole number from 1 to `LIMITS.pages` */
export function toPageCount(text: string): number | null {
  const count = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return count <= LIMITS.pages ? count : null;
}

/** ONIX code list 17, such as A01. */
export const isContributorRole = (text: string): boolean => /^[A-Z]\d\d$/.test(text);

/** Digits at the start of a Thema code mark qualifiers. */
const SUBJECT_CODES = { thema: /^[A-Z1-6][A-Z0-9-]*$/, bisac: /^[A-Z]{3}\d{6}$/ };

export const isSubjectCode = (scheme: keyof typeof SUBJECT_CODES, text: string): boolean =>
  SUBJECT_CODES[scheme].test(text);

/** A file name or an absolute http(s) URL. */
export function isCoverImage(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return /^[^/\\:?#<>"\p{Cc}]+$/u.test(text) && !text.startsWith('.');
}
