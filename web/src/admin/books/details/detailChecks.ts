import { isPublishedDate, toLanguageTag, toPageCount } from '@bookstore/contract/bookFields';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { shop } from '@bookstore/shop/shop';
import { countText } from '../../../lib/format.ts';

interface Check {
  isRight: (text: string) => boolean;
  problem: string;
  /** Matches text that may become valid with more characters. */
  begun: RegExp;
}

const DETAIL_CHECKS = {
  isbn: {
    isRight: (text) => toIsbn13(text) !== null,
    problem: messages.invalidIsbn,
    begun: /^(?:[\dxX][\s\p{Dash_Punctuation}]*){1,12}$/u,
  },
  published: {
    isRight: isPublishedDate,
    problem: messages.invalidPublished,
    begun: /^[1-9][\d-]{0,8}$/,
  },
  pages: {
    isRight: (text) => toPageCount(text) !== null,
    problem: messages.invalidPages(countText(LIMITS.pages)),
    begun: /^$/,
  },
  language: {
    isRight: (text) => toLanguageTag(text) !== null,
    problem: messages.invalidLanguage,
    begun: /^\p{L}[\p{L}\d-]*$/u,
  },
} satisfies Record<string, Check>;

export type CheckedDetail = keyof typeof DETAIL_CHECKS;

/** @returns null for valid or empty text */
export function detailProblem(name: CheckedDetail, typed: string): string | null {
  const text = typed.trim();
  const { isRight, problem } = DETAIL_CHECKS[name];
  return text === '' || isRight(text) ? null : problem;
}

export const mayBecomeValid = (name: CheckedDetail, typed: string) => DETAIL_CHECKS[name].begun.test(typed.trim());

const COMMON = 'ar zh hr cs da nl en fi fr de el he hi hu it ja ko nb pl pt pt-BR ro ru es sv tr uk'.split(' ');

const names = new Intl.DisplayNames(shop.languageTag, { type: 'language', fallback: 'none' });

export function getLanguageName(code: string): string | undefined {
  const tag = toLanguageTag(code.trim());
  return tag === null ? undefined : names.of(tag);
}

export const LANGUAGES = COMMON.map((tag) => ({ tag, name: names.of(tag) ?? tag })).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** @returns the typed text if it is neither a name nor a code */
export function toLanguageCode(typed: string): string {
  const text = typed.trim();
  const named = LANGUAGES.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return named?.tag ?? toLanguageTag(text) ?? typed;
}
