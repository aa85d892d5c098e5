import * as messages from '@bookstore/messages/facts';
import { isolate } from '@bookstore/messages/words';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { directionOf } from '../../../messages/wordsOf.ts';
import type { MailSettings } from './mailSettings.ts';

interface Table {
  caption: string;
  lines: { title: string; price: string }[];
  besides: { title: string; price: string }[];
  sum: string;
  total: string;
  /** The total contains these taxes, one line each. */
  taxes: string[];
}

export interface Letter {
  heading: string;
  paragraphs: string[];
  /** '' if not shown. */
  arrival: string;
  sentTo?: readonly string[] | undefined;
  tracking?: { text: string; link: { label: string; url: string } | undefined } | undefined;
  /** Null in mails without an order. */
  table: Table | null;
  link: { label: string; url: string };
  /** Required in EU shops. */
  withdrawal?: Letter['link'] | undefined;
  signature: { name: string; url: string; address: string; email: string; phone: string };
}

export function signatureOf({ shop: { name }, shopUrl }: MailSettings): Letter['signature'] {
  const shopName = name || shop.name;
  const lines = seller.name === shopName ? seller.address : [seller.name, ...seller.address];
  return { name: shopName, url: shopUrl, address: lines.join(', '), email: seller.email, phone: seller.phone };
}

/** Older stored texts may contain line ends and direction controls. */
const UNWANTED = '\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';
/** Keeps complete isolates around names. */
const UNWANTED_OR_ISOLATED = new RegExp(`(\\u2068[^${UNWANTED}]*\\u2069)|[${UNWANTED}]+`, 'gu');

export const onOneLine = (text: string) =>
  text.replaceAll(UNWANTED_OR_ISOLATED, (_, isolated?: string) => isolated ?? ' ').trim();

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => onOneLine(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function tableText({ caption, lines, besides, sum, total, taxes }: Table): string {
  const books = lines.map(({ title, price }) => `- ${isolate(onOneLine(title))}: ${price}`);
  const amounts = [...besides, { title: sum, price: total }].map(({ title, price }) => `${title}: ${price}`);
  return [caption, ...books, ...amounts, ...taxes].join('\n');
}

const trackingText = ({ text, link }: NonNullable<Letter['tracking']>) =>
  link ? `${onOneLine(text)}\n${link.url}` : onOneLine(text);

/** For mail programs without HTML. */
export function toText({
  heading,
  paragraphs,
  arrival,
  sentTo,
  tracking,
  table,
  link,
  withdrawal,
  signature,
}: Letter): string {
  const { name, url, address, email, phone } = signature;
  const blocks = [
    onOneLine(heading),
    ...paragraphs.map(onOneLine),
    ...(arrival ? [arrival] : []),
    ...(sentTo ? [[messages.deliveryAddress, ...sentTo.map(onOneLine)].join('\n')] : []),
    ...(tracking ? [trackingText(tracking)] : []),
    ...(table ? [tableText(table)] : []),
    `${link.label}:\n${link.url}`,
    ...(withdrawal ? [`${withdrawal.label}:\n${withdrawal.url}`] : []),
    `-- \n${onOneLine(name)}\n${url}\n${address}\n${email}, ${phone}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const CELL = 'padding:6px 0;border-bottom:1px solid #8884;';

const paragraphHtml = (html: string) => `<p style="margin:0 0 12px;">${html}</p>`;

function tableHtml({ caption, lines, besides, sum, total, taxes }: Table, isRightToLeft: boolean): string {
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const titleCell = `align="${start}" dir="auto" style="${CELL}"`;
  const priceStyle = `${CELL}padding-${start}:16px;text-align:${end};white-space:nowrap;`;
  const rows = [...lines, ...besides].map(
    ({ title, price }) =>
      `<tr><td ${titleCell}>${escapeHtml(title)}</td><td style="${priceStyle}">${escapeHtml(price)}</td></tr>`,
  );
  return `<table cellspacing="0" style="width:100%;margin:20px 0;border-collapse:collapse;">
<caption style="padding-bottom:6px;text-align:${start};font-weight:bold;">${escapeHtml(caption)}</caption>
${rows.join('\n')}
<tr><th ${titleCell} scope="row">${escapeHtml(sum)}</th><td style="${priceStyle}font-weight:bold;">${escapeHtml(total)}</td></tr>
</table>
${taxes.map((text) => paragraphHtml(escapeHtml(text))).join('\n')}`;
}

const trackingHtml = ({ text, link }: NonNullable<Letter['tracking']>) =>
  link ? `${escapeHtml(text)}<br><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>` : escapeHtml(text);

/** Mail programs remove pictures, scripts and style sheets. */
export function toHtml(letter: Letter, languageTag = shop.languageTag): string {
  const { heading, paragraphs, arrival, sentTo, tracking, table, link, withdrawal, signature } = letter;
  const { name, url, address, email, phone } = signature;
  const isRightToLeft = directionOf(languageTag) === 'rtl';
  const texts = [
    ...paragraphs.map(escapeHtml),
    ...(arrival ? [`<strong>${escapeHtml(arrival)}</strong>`] : []),
    ...(sentTo ? [[messages.deliveryAddress, ...sentTo].map(escapeHtml).join('<br>')] : []),
    ...(tracking ? [trackingHtml(tracking)] : []),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 Georgia,serif;overflow-wrap:anywhere;">
<div style="max-width:560px;margin:0 auto;">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;">${escapeHtml(heading)}</h1>
${texts.map(paragraphHtml).join('\n')}
${table ? tableHtml(table, isRightToLeft) : ''}
${[link, ...(withdrawal ? [withdrawal] : [])].map(({ label, url }) => `<p style="margin:0 0 24px;"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`).join('\n')}
<p style="margin:0 0 12px;">${escapeHtml(name)}<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>
<p style="margin:0;font-size:14px;">${escapeHtml(address)}<br><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>, ${escapeHtml(phone)}</p>
</div>
</body>
</html>
`;
}
