import { isPublishedDate, toIsbn13, toLanguageTag, toPageCount } from '@bookstore/contract/bookFields';
import { LIMITS } from '@bookstore/contract/limits';
import { countText } from '../../../lib/format.ts';

interface Check {
  isRight: (text: string) => boolean;
  problem: string;
  /** What may still become right with what is typed next, so that nobody is told off in the middle of it. */
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
export function problemOfDetail(name: CheckedDetail, typed: string): string | null {
  const text = typed.trim();
  const { isRight, problem } = DETAIL_CHECKS[name];
  return text === '' || isRight(text) ? null : problem;
}

/** Whether it may still become right with what is typed next. */
export const isBegun = (name: CheckedDetail, typed: string) => DETAIL_CHECKS[name].begun.test(typed.trim());
