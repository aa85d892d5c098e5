import { isPublishedDate, toIsbn13, toLanguageTag, toPageCount } from '@bookstore/contract/bookFields';
import { LIMITS } from '@bookstore/contract/limits';
import { countText } from '../../../lib/format.ts';

interface Check {
  isRight: (text: string) => boolean;
  problem: string;
  /** Matches what may still become valid with the next characters, so that no mistake is shown while typing. */
  begun: RegExp;
}

/** The details of a book that can be typed wrong. */
const DETAIL_CHECKS = {
  isbn: {
    isRight: (text) => toIsbn13(text) !== null,
    problem: 'This is no ISBN: check each digit.',
    begun: /^(?:[\dxX][\s\p{Dash_Punctuation}]*){1,12}$/u,
  },
  published: {
    isRight: isPublishedDate,
    problem: 'This is no date: write 2019, 2019-03 or 2019-03-05.',
    begun: /^[1-9][\d-]{0,8}$/,
  },
  pages: {
    isRight: (text) => toPageCount(text) !== null,
    problem: `Must be a whole number from 1 to ${countText(LIMITS.pages)}.`,
    begun: /^$/,
  },
  language: {
    isRight: (text) => toLanguageTag(text) !== null,
    problem: 'Choose a language, or write its code, like en or pt-BR.',
    begun: /^\p{L}[\p{L}\d-]*$/u,
  },
} satisfies Record<string, Check>;

export type CheckedDetail = keyof typeof DETAIL_CHECKS;

/** What is wrong with a detail that somebody has typed; null for nothing, and for none. */
export function detailProblem(name: CheckedDetail, typed: string): string | null {
  const text = typed.trim();
  const { isRight, problem } = DETAIL_CHECKS[name];
  return text === '' || isRight(text) ? null : problem;
}

/** Whether it may still become right with what is typed next. */
export const mayBecomeValid = (name: CheckedDetail, typed: string) => DETAIL_CHECKS[name].begun.test(typed.trim());

/** What most books of a shop are written in; any other is typed as its code. */
const COMMON = 'ar zh hr cs da nl en fi fr de el he hi hu it ja ko nb pl pt pt-BR ro ru es sv tr uk'.split(' ');

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** What a code stands for; undefined for none, and for one without a name. */
export function nameOfLanguage(code: string): string | undefined {
  const tag = toLanguageTag(code.trim());
  return tag === null ? undefined : names.of(tag);
}

export const LANGUAGES = COMMON.map((tag) => ({ tag, name: names.of(tag) ?? tag })).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** The code of a language that somebody has named or written; what was typed, where it is neither. */
export function toLanguageCode(typed: string): string {
  const text = typed.trim();
  const named = LANGUAGES.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return named?.tag ?? toLanguageTag(text) ?? typed;
}
