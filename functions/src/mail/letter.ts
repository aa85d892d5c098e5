import { CLOTH_INK, clothOf } from '@bookstore/contract/covers';
import { phoneUrl } from '@bookstore/contract/format/phoneUrl';
import * as messages from '@bookstore/messages/facts';
import { isolate } from '@bookstore/messages/words';
import { colours } from '@bookstore/shop/colours';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { directionOf } from '../../../messages/wordsOf.ts';
import { shorten } from '../lib/shorten.ts';
import type { MailSettings } from './mailSettings.ts';

interface Amount {
  title: string;
  price: string;
}

interface BookLine extends Amount {
  /** Absolute address of the book's page. */
  url: string;
  /** '' if unknown. */
  author: string;
  /** Publication of an announced book; '' for others. */
  appears: string;
  /** Absolute address of the cover, and its alternative text; null draws the title. */
  cover: { url: string; alt: string } | null;
}

interface Table {
  caption: string;
  lines: BookLine[];
  besides: Amount[];
  /** Null if there is nothing to pay. */
  sum: Amount | null;
  /** Payment method and taxes, one line each. */
  notes: string[];
}

export interface LetterLink {
  label: string;
  url: string;
}

export interface Letter {
  heading: string;
  paragraphs: string[];
  /** '' if not shown. */
  arrival: string;
  /** Books sent separately, a list of lines for each order. */
  parts?: readonly (readonly string[])[];
  sentTo?: readonly string[] | undefined;
  tracking?: string | undefined;
  /** Null in mails without an order. */
  table: Table | null;
  /** The button; null for phone orders without a link to the parcel. */
  link: LetterLink | null;
  /** Links below the order: returns, the shop, and withdrawal, which EU shops require. */
  more?: readonly LetterLink[];
  signature: { name: string; url: string; address: string; email: string; phone: string };
}

export function toSignature({ shop: { name }, shopUrl }: MailSettings): Letter['signature'] {
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

const bookText = ({ title, appears, price }: BookLine) => {
  const name = onOneLine(title);
  return `- ${appears ? messages.titleAppears(name, appears) : isolate(name)}: ${price}`;
};

function tableText({ caption, lines, besides, sum, notes }: Table): string {
  const amounts = [...besides, ...(sum ? [sum] : [])].map(({ title, price }) => `${title}: ${price}`);
  const end = [...amounts, ...notes];
  return [caption, ...lines.map(bookText), ...(end.length > 0 ? ['', ...end] : [])].join('\n');
}

/** For mail programs without HTML. */
export function toText(letter: Letter): string {
  const { heading, paragraphs, arrival, parts = [], sentTo, tracking, table, link, more = [], signature } = letter;
  const { name, url, address, email, phone } = signature;
  const blocks = [
    onOneLine(heading),
    ...paragraphs.map(onOneLine),
    ...parts.map((lines) => lines.map(onOneLine).join('\n')),
    ...(arrival ? [arrival] : []),
    ...(tracking ? [onOneLine(tracking)] : []),
    ...(table ? [tableText(table)] : []),
    ...(sentTo ? [[messages.deliveryAddress, ...sentTo.map(onOneLine)].join('\n')] : []),
    ...[...(link ? [link] : []), ...more].map((one) => `${one.label}:\n${one.url}`),
    `-- \n${onOneLine(name)}\n${url}\n${address}\n${email}, ${phone}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const { light, dark } = colours;
const SERIF = 'Georgia,serif';
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The light colours are inline, because some mail programs remove style sheets. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.paper}!important}
.card{background:${dark.paperRaised}!important;border-color:${dark.line}!important}
.sunk{background:${dark.paperSunk}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.inkSoft}!important}
.link{color:${dark.accent}!important}
.line{border-color:${dark.line}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
}`;

const INK = `color:${light.ink};`;
const SOFT = `color:${light.inkSoft};`;
const RULE = `border-top:1px solid ${light.line};`;

const paragraphHtml = (html: string) => `<p style="margin:0 0 16px;">${html}</p>`;

const linkHtml = ({ label, url }: LetterLink) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${light.accent};">${escapeHtml(label)}</a>`;

const buttonHtml = ({ label, url }: LetterLink) =>
  `<p style="margin:24px 0;"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${light.accent};color:${light.onAccent};font-weight:bold;text-decoration:none;">${escapeHtml(label)}</a></p>`;

const coverStyle = (title: string) =>
  `width:48px;height:72px;border-radius:3px;background:${clothOf(title)};color:${CLOTH_INK};font:9px/11px ${SERIF};`;

const coverHtml = (title: string, { url, alt }: NonNullable<BookLine['cover']>) =>
  `<img src="${escapeHtml(url)}" width="48" height="72" alt="${escapeHtml(alt)}" style="display:block;${coverStyle(title)}object-fit:cover;overflow:hidden;">`;

/** Characters of a title that fit on a drawn cover. */
const DRAWN_LENGTH = 32;

/** The title on cloth, as on the pages. A table, because classic Outlook draws no height elsewhere. */
function drawnCoverHtml(title: string): string {
  const shown = escapeHtml(shorten(onOneLine(title), DRAWN_LENGTH));
  return `<table role="presentation" aria-hidden="true" width="48" cellspacing="0" cellpadding="0" border="0" style="width:48px;table-layout:fixed;"><tr><td height="72" align="center" valign="middle" bgcolor="${clothOf(title)}" dir="auto" style="${coverStyle(title)}word-break:break-word;">${shown}</td></tr></table>`;
}

function pictureHtml({ title, cover }: BookLine, attributes: string): string {
  const drawn = `<td width="64" ${attributes}>${drawnCoverHtml(title)}</td>`;
  if (!cover) return drawn;
  // Classic Outlook (mso) shows no WebP pictures.
  return `<!--[if mso]>${drawn}<![endif]--><!--[if !mso]><!--><td width="64" ${attributes}>${coverHtml(title, cover)}</td><!--<![endif]-->`;
}

const softHtml = (text: string) =>
  text ? `<br><span class="soft" style="${SOFT}font-size:14px;line-height:20px;">${escapeHtml(text)}</span>` : '';

const titleHtml = ({ title, url, author, appears }: BookLine) =>
  `<a class="ink" href="${escapeHtml(url)}" style="${INK}">${escapeHtml(title)}</a>${softHtml(author)}${softHtml(appears)}`;

function tableHtml({ caption, lines, besides, sum, notes }: Table, isRightToLeft: boolean): string {
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const cell = (align: string, more = '') =>
    `class="ink line" align="${align}" valign="top" style="padding:12px 0;${RULE}${INK}${more}"`;
  const priceHtml = (price: string, more = '') =>
    `<td ${cell(end, `padding-${start}:16px;white-space:nowrap;${more}`)}>${escapeHtml(price)}</td>`;
  const rows = [
    ...lines.map(
      (line) =>
        `<tr>${pictureHtml(line, cell(start))}<td ${cell(start)} dir="auto">${titleHtml(line)}</td>${priceHtml(line.price)}</tr>`,
    ),
    ...besides.map(
      ({ title, price }) => `<tr><td ${cell(start)} colspan="2">${escapeHtml(title)}</td>${priceHtml(price)}</tr>`,
    ),
    ...(sum
      ? [
          `<tr><th ${cell(start)} scope="row" colspan="2">${escapeHtml(sum.title)}</th>${priceHtml(sum.price, 'font-weight:bold;')}</tr>`,
        ]
      : []),
    ...notes.map(
      (text) => `<tr><td class="soft" align="${start}" colspan="3" style="${SOFT}">${escapeHtml(text)}</td></tr>`,
    ),
  ];
  return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:24px 0;border-collapse:collapse;">
<caption class="ink" style="padding-bottom:12px;${INK}font:bold 18px/24px ${SERIF};text-align:${start};">${escapeHtml(caption)}</caption>
${rows.join('\n')}
</table>`;
}

/** @param lines safe HTML */
const boxHtml = (lines: readonly string[]) =>
  `<p class="sunk ink" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${light.paperSunk};${INK}">${lines.join('<br>')}</p>`;

function factsHtml({ arrival, tracking }: Letter): string {
  const facts = [
    ...(arrival ? [`<strong>${escapeHtml(arrival)}</strong>`] : []),
    ...(tracking ? [escapeHtml(tracking)] : []),
  ];
  return facts.length === 0 ? '' : boxHtml(facts);
}

/** Tables and inline styles, because some mail programs know nothing else. */
export function toHtml(letter: Letter, languageTag = shop.languageTag): string {
  const { heading, paragraphs, arrival, parts = [], sentTo, table, link, more = [], signature } = letter;
  const { name, url, address, email, phone } = signature;
  const isRightToLeft = directionOf(languageTag) === 'rtl';
  const layout = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title>
<style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(arrival || (paragraphs[0] ?? ''))}</div>
<table ${layout} width="100%" class="page" style="background:${light.paper};"><tr><td align="center" style="padding:24px 12px;">
<table ${layout} width="600" style="width:100%;max-width:600px;font:16px/24px ${SANS};overflow-wrap:anywhere;">
<tr><td style="padding:0 8px 16px;"><a class="link" href="${escapeHtml(url)}" style="color:${light.accent};font:bold 20px/28px ${SERIF};text-decoration:none;">${escapeHtml(name)}</a></td></tr>
<tr><td class="card ink" style="padding:24px 20px;border:1px solid ${light.line};border-radius:12px;background:${light.paperRaised};${INK}">
<h1 class="ink" style="margin:0 0 16px;${INK}font:bold 26px/32px ${SERIF};">${escapeHtml(heading)}</h1>
${paragraphs.map(escapeHtml).map(paragraphHtml).join('\n')}
${parts.map((lines) => boxHtml(lines.map(escapeHtml))).join('\n')}
${factsHtml(letter)}
${link ? buttonHtml(link) : ''}
${table ? tableHtml(table, isRightToLeft) : ''}
${sentTo ? paragraphHtml([`<strong>${escapeHtml(messages.deliveryAddress)}</strong>`, ...sentTo.map(escapeHtml)].join('<br>')) : ''}
${more.map(linkHtml).map(paragraphHtml).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 8px 0;${SOFT}font-size:14px;line-height:20px;">${linkHtml({ label: name, url })}<br>${escapeHtml(address)}<br>${linkHtml({ label: email, url: `mailto:${email}` })}, ${linkHtml({ label: phone, url: phoneUrl(phone) })}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
