import { isPublishedDate, toLanguageTag, toPageCount } from '@bookstore/contract/bookFields';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { shop } from '@bookstore/shop/shop';
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
    problem: messages.thisIsNoIsbnCheckEach,
    begun: /^(?:[\dxX][\s\p{Dash_Punctuation}]*){1,12}$/u,
  },
  published: {
    isRight: isPublishedDate,
    problem: messages.thisIsNoDateWrite2019,
    begun: /^[1-9][\d-]{0,8}$/,
  },
  pages: {
    isRight: (text) => toPageCount(text) !== null,
    problem: messages.mustBeAWholeNumberFrom(countText(LIMITS.pages)),
    begun: /^$/,
  },
  language: {
    isRight: (text) => toLanguageTag(text) !== null,
    problem: messages.chooseALanguageOrWriteIts,
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

const names = new Intl.DisplayNames(shop.languageTag, { type: 'language', fallback: 'none' });

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
