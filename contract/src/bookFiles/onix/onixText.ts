import { hasMarkup, htmlToText } from '../htmlText.ts';
import { lineOf, type OnixElement } from './onixElement.ts';

const PLAIN = ['00', '06', '07'];

const CLOSED = /<\/[a-z]|<(?:p|br)\b/i;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The markup that stands as elements in a text of XHTML. In HTML the end of a line break would be another one. */
const toHtml = ({ content }: OnixElement): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      return part.name === 'br' ? `<br>${toHtml(part)}` : `<${part.name}>${toHtml(part)}</${part.name}>`;
    })
    .join('');

/** Lines without blanks around them, and at most one empty line after each other. */
const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** A text as paragraphs, whether it is plain, HTML that is written as text, or XHTML. Nothing else of it is kept. */
export function paragraphsOf(text: OnixElement): string {
  const texts = text.content.filter((part) => typeof part === 'string');
  if (texts.length < text.content.length) return tidy(htmlToText(toHtml(text)));
  const written = texts.join('');
  // A tag that is named in a plain text is meant; one that is closed is markup.
  const isPlain = PLAIN.includes(text.attributes.textformat ?? '') && !(hasMarkup(written) && CLOSED.test(written));
  return tidy(isPlain ? written : htmlToText(written));
}

/** A title or a name on one line: some of them carry markup too. */
export const plainLine = (element: OnixElement | undefined): string =>
  element ? htmlToText(lineOf(element)).replaceAll(/\s+/g, ' ') : '';
