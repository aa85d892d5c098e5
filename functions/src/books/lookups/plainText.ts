/** Longer than any text that is kept: what follows is not read. */
const MOST_CHARACTERS = 20_000;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/** Takes elements away whose content is no text. */
function withoutElement(html: string, name: string): string {
  const [first = '', ...rest] = html.split(new RegExp(`<${name}\\b`, 'i'));
  const end = new RegExp(`</${name}[^<>]*>`, 'i');
  return [first, ...rest.map((part) => part.split(end).slice(1).join(''))].join('');
}

/** What somebody would read of a piece of HTML: paragraphs with an empty line between them, and no markup. */
export function toPlainText(html: string): string {
  const text = ['script', 'style'].reduce(withoutElement, html.slice(0, MOST_CHARACTERS));
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?(?:p|div|li|ul|ol|h\d|blockquote)\b[^<>]*>/gi, '\n\n')
    .replaceAll(/<[/!?a-z][^<>]*>/gi, '')
    .replaceAll(/&(#?\w{1,8});/g, decode)
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const toPlainLine = (html: string): string => toPlainText(html).replaceAll(/\s+/g, ' ');
