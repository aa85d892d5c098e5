import { toLanguageTag } from '@bookstore/contract/bookFields';

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
