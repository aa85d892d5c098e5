import { hasMarkup, htmlToText } from '../htmlText.ts';
import { lineOf, type OnixElement } from './onixElement.ts';

const PLAIN = ['00', '06', '07'];

const CLOSED = /<\/[a-z]|<(?:p|br)\b/i;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `</br>` would be another break in HTML. */
const toHtml = ({ content }: OnixElement): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      return part.name === 'br' ? `<br>${toHtml(part)}` : `<${part.name}>${toHtml(part)}</${part.name}>`;
    })
    .join('');

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Reads plain text, escaped HTML and XHTML. */
export function paragraphsOf(text: OnixElement): string {
  const texts = text.content.filter((part) => typeof part === 'string');
  if (texts.length < text.content.length) return tidy(htmlToText(toHtml(text)));
  const written = texts.join('');
  // An unclosed tag in plain text is meant literally.
  const isPlain = PLAIN.includes(text.attributes.textformat ?? '') && !(hasMarkup(written) && CLOSED.test(written));
  return tidy(isPlain ? written : htmlToText(written));
}

export const plainLine = (element: OnixElement | undefined): string =>
  element ? htmlToText(lineOf(element)).replaceAll(/\s+/g, ' ') : '';
