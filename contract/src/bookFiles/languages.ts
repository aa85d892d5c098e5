import { shop } from '@bookstore/shop/shop';
import { toLanguageTag } from '../bookFields.ts';
import { foldName } from '../text.ts';

const LONGEST = 100;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const REGIONAL = [
  'de-AT',
  'de-CH',
  'en-GB',
  'en-US',
  'es-419',
  'fr-CA',
  'nl-BE',
  'pt-BR',
  'pt-PT',
  'zh-Hans',
  'zh-Hant',
];
const TWO = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

function namesOf(codes: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of new Set(['en', 'de', shop.languageTag])) {
    const display = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      const tag = name && toLanguageTag(code);
      if (tag && !names.has(foldName(name))) names.set(foldName(name), tag);
    }
  }
  return names;
}

let common: Map<string, string> | undefined;
let all: Map<string, string> | undefined;

/** Two-letter codes come first: three-letter ones are rare and take 0.1 s. */
function findName(name: string): string | undefined {
  common ??= namesOf([...TWO, ...REGIONAL]);
  const known = common.get(name);
  if (known) return known;
  all ??= namesOf(TWO.flatMap((two) => LETTERS.map((third) => two + third)));
  return all.get(name);
}

/** Codes for no, several and unknown languages. */
export const NO_LANGUAGES: readonly string[] = ['und', 'mul', 'zxx', 'mis'];

/** Reads the first language by tag, code or name: `en_US`, `ger`, `English, French`. */
export function readLanguage(cell: string): string | null {
  if (cell.length > LONGEST) return null;
  const [first = ''] = cell.split(/[,;/&|]|\s(?:and|und)\s/i);
  const name = foldName(first.replaceAll(/\([^()]*\)/g, ' '));
  if (name === '') return null;
  const tag = toLanguageTag(name.replaceAll('_', '-')) ?? findName(name);
  return tag && !NO_LANGUAGES.includes(tag) ? tag : null;
}
