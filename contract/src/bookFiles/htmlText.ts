import { NAMED_CHARACTERS } from './entities.ts';

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][\da-z]{1,7}));/gi;

function characterOf(code: number): string | null {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : null;
}

/** Unknown entities stay. */
export function decodeEntities(text: string): string {
  return text.replaceAll(ENTITY, (whole: string, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED_CHARACTERS.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return characterOf(code) ?? whole;
  });
}

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const HIDDEN = new Set(['script', 'style', 'template', 'title']);

function textOfTag(name: string, isEnd: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li') return isEnd ? '' : '\n– ';
  return BLOCKS.has(name) ? '\n\n' : '';
}

const TAG = /^<(\/?)([a-z][\da-z]*)/i;

/** Returns the text's length if the tag or comment is unclosed. */
function endOf(html: string, at: number): number {
  const close = html.startsWith('<!--', at) ? '-->' : '>';
  const end = html.indexOf(close, at);
  return end < 0 ? html.length : end + close.length;
}

function endOfHidden(html: string, lower: string, name: string, from: number): number {
  const end = lower.indexOf(`</${name}`, from);
  return end < 0 ? html.length : endOf(html, end);
}

const isMarkup = (html: string, at: number) => /[a-z/!?]/i.test(html[at + 1] ?? '');

function* piecesOf(html: string): Generator<string> {
  // ASCII only, because other letters may change the length.
  const lower = html.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      yield html.slice(at);
      return;
    }
    yield html.slice(at, open);
    if (!isMarkup(html, open)) {
      yield '<';
      at = open + 1;
      continue;
    }
    const [, slash = '', tag = ''] = TAG.exec(html.slice(open, open + 40)) ?? [];
    const name = tag.toLowerCase();
    at = endOf(html, open);
    if (HIDDEN.has(name) && slash === '') at = endOfHidden(html, lower, name, at);
    yield textOfTag(name, slash !== '');
  }
}

const LOOKS_LIKE_HTML = /<[a-z!/]|&(?:#\d|#x[\da-f]|[a-z][\da-z]+;)/i;
const HAS_BREAKS = /<(?:p|br|div|li|h[1-6]|tr)\b/i;

const INLINE =
  'a abbr acronym b big br caption center cite code del em figcaption font i iframe img ins kbd mark q s small span strike strong sub sup tbody tfoot thead tt u var wbr';
const MARKUP = new RegExp(
  `<\\/?(?:${[...BLOCKS, ...HIDDEN, ...INLINE.split(' ')].join('|')})(?:\\s[^<>]{0,500})?\\/?>`,
  'i',
);

export const hasMarkup = (text: string): boolean => MARKUP.test(text);

const isEscaped = (text: string) => decodeEntities(text) !== text;

const TIMES_ESCAPED = 6;

/** Library catalogues enclose an article that is ignored in sorting. */
const NON_SORTING = /\u0098([^\u0098\u009c]*)\u009c|\u0088([^\u0088\u0089]*)\u0089/g;

/** Reads repeatedly escaped HTML too. Nothing is run or fetched. */
export function htmlToText(html: string): string {
  let text = textOnce(html.replaceAll(NON_SORTING, '$1$2'));
  for (let times = 1; times < TIMES_ESCAPED && (hasMarkup(text) || isEscaped(text)); times += 1) {
    text = textOnce(text);
  }
  return text;
}

function textOnce(html: string): string {
  if (!LOOKS_LIKE_HTML.test(html)) return html;
  // Line breaks count as spaces if there is other markup.
  const source = HAS_BREAKS.test(html) ? html.replaceAll(/[\t\n\r ]+/g, ' ') : html;
  return decodeEntities(Array.from(piecesOf(source)).join(''))
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^–$\n?/gm, '')
    .trim();
}
