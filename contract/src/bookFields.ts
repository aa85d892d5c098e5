import { LIMITS } from './limits.ts';

/** The longest that RFC 5646 asks anybody to store (section 4.4.1). */
const LENGTH = 35;
/** English has a code of two letters, Filipino one of three; the longer ones of the grammar are not given to any language. */
const CODE = /^[a-z]{2,3}$/;

/**
 * A language as BCP 47 writes it, in its canonical form: `EN-gb` is en-GB, `deu` is de.
 * @returns null for what is no such tag, like the name of a language.
 */
export function toLanguageTag(text: string): string | null {
  if (text.length > LENGTH) return null;
  try {
    const tag = Intl.getCanonicalLocales(text)[0];
    return tag !== undefined && CODE.test(new Intl.Locale(tag).language) ? tag : null;
  } catch {
    return null;
  }
}

/** A year of four digits, one of its months, or one of their days. */
const PUBLISHED = /^[1-9]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/;

/** Whether a text says when a book came or comes out: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, a day that the calendar has. */
export function isPublishedDate(text: string): boolean {
  if (!PUBLISHED.test(text)) return false;
  if (text.length < 'YYYY-MM-DD'.length) return true;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** How many pages a text says that a book has; null where that is no whole number from 1 to `LIMITS.pages`. */
export function toPageCount(text: string): number | null {
  const count = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return count <= LIMITS.pages ? count : null;
}

/** Whether a text may be a role of ONIX code list 17, like A01. */
export const isContributorRole = (text: string): boolean => /^[A-Z]\d\d$/.test(text);

/** Thema's subjects begin with a letter and its qualifiers with a digit; BISAC has three letters and six digits. */
const SUBJECT_CODES = { thema: /^[A-Z1-6][A-Z0-9-]*$/, bisac: /^[A-Z]{3}\d{6}$/ };

/** Whether a text may be a code of a scheme of subjects. */
export const isSubjectCode = (scheme: keyof typeof SUBJECT_CODES, text: string): boolean =>
  SUBJECT_CODES[scheme].test(text);

/** Whether a text may be a book's cover: a bare file name, or an absolute http(s) URL. */
export function isCoverImage(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return /^[^/\\:?#<>"\p{Cc}]+$/u.test(text) && !text.startsWith('.');
}
