import { shop } from '@bookstore/shop/shop';
import { directionOf } from '../../../messages/wordsOf.ts';

/** What a mail consists of, whatever form it is given. */
export interface Letter {
  heading: string;
  paragraphs: string[];
  /** What the table is of. */
  order: string;
  /** None: there is no table. */
  lines: { title: string; price: string }[];
  /** What the total is called. */
  sum: string;
  total: string;
  link: { label: string; url: string };
  signature: { name: string; url: string };
}

/** What would end a line, or run the text the other way: a stored text may be older than the rules of the contract. */
const UNWANTED = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text on one line. */
export const onOneLine = (text: string) => text.replaceAll(UNWANTED, ' ').trim();

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text for HTML, within an element or a quoted attribute. */
export const escapeHtml = (text: string) => onOneLine(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** As plain text, for programs that show nothing else. */
export function toText({ heading, paragraphs, order, lines, sum, total, link, signature }: Letter): string {
  const blocks = [
    onOneLine(heading),
    ...paragraphs.map(onOneLine),
    ...(lines.length === 0
      ? []
      : [
          [order, ...lines.map(({ title, price }) => `- ${onOneLine(title)}: ${price}`), `${sum}: ${total}`].join('\n'),
        ]),
    `${link.label}:\n${link.url}`,
    `-- \n${onOneLine(signature.name)}\n${signature.url}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const CELL = 'padding:6px 0;border-bottom:1px solid #8884;';

/** As HTML without pictures, scripts or style sheets: mail programs leave those out, and each in its own way. */
export function toHtml(letter: Letter, languageTag = shop.languageTag): string {
  const { heading, paragraphs, order, lines, sum, total, link, signature } = letter;
  const isRightToLeft = directionOf(languageTag) === 'rtl';
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const priceStyle = `${CELL}padding-${start}:16px;text-align:${end};white-space:nowrap;`;
  const row = (tag: string, title: string, price: string) =>
    `<tr><${tag} align="${start}" dir="auto" style="${CELL}">${escapeHtml(title)}</${tag}><${tag} style="${priceStyle}">${escapeHtml(price)}</${tag}></tr>`;
  const table =
    lines.length === 0
      ? ''
      : `<table cellspacing="0" style="width:100%;margin:20px 0;border-collapse:collapse;">
<caption style="padding-bottom:6px;text-align:${start};font-weight:bold;">${escapeHtml(order)}</caption>
${lines.map(({ title, price }) => row('td', title, price)).join('\n')}
${row('th', sum, total)}
</table>`;
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 Georgia,serif;">
<div style="max-width:560px;margin:0 auto;">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 12px;">${escapeHtml(text)}</p>`).join('\n')}
${table}
<p style="margin:0 0 24px;"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>
<p style="margin:0;">${escapeHtml(signature.name)}<br><a href="${escapeHtml(signature.url)}">${escapeHtml(signature.url)}</a></p>
</div>
</body>
</html>
`;
}
