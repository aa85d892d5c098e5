import { toDataBlock } from '@bookstore/contract/format/bookJsonLd';
import { escapeXml } from './xml.ts';

/** What a page says of itself to whoever runs no scripts. */
export interface PageMeta {
  title: string;
  description?: string;
  /** The one address of this page; none where there is nothing at it, and search engines are told so. */
  address?: string;
  /** Search engines leave a page out that says false, and follow its links. */
  isIndexed?: boolean;
  /** The whole address of the picture of a link preview, and what is to be seen on it. */
  image?: { address: string; alt: string } | undefined;
  /** For schema.org, each in a data block of its own. */
  blocks?: object[];
}

/** What a page has beside its head. */
interface PageParts {
  /** Safe HTML for readers without scripts; without it the document's own words stay. */
  content?: string;
  /** Safe HTML for the end of the head: what the page needs first, and what the start screen shows of it. */
  head?: string;
  /** Links to the page's code as safe HTML, which start.js asks for when that is painted. */
  links?: string;
  /** What the app starts from, and the id of its data block. */
  data?: { id: string; value: object };
}

/** Replaces what the document has, and never by a pattern of the text itself. */
function put(document: string, pattern: RegExp, text: string): string {
  if (!pattern.test(document)) throw new Error(`The document has nothing that matches ${pattern}`);
  return document.replace(pattern, () => text);
}

const setMeta = (document: string, kind: 'name' | 'property', name: string, content: string) =>
  put(
    document,
    new RegExp(`<meta ${kind}="${name}" content="[^"]*">`),
    `<meta ${kind}="${name}" content="${escapeXml(content)}">`,
  );

/** What the document has only where the build knew the shop's address. */
function putMeta(document: string, property: string, content: string): string {
  const meta = `<meta property="${property}" content="${escapeXml(content)}">`;
  const rest = document.replace(new RegExp(`\\s*<meta property="${property}" content="[^"]*">`), '');
  return put(rest, /<\/title>/, `</title>\n    ${meta}`);
}

const NO_SCRIPT = /<noscript><p class="needs-script">[\s\S]*?<\/noscript>/;

/** Without scripts the start screen is a heading above the page. */
const STYLE =
  '<style>#startup{position:static}.page{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 Georgia,serif}.page h1{margin:0 0 1rem;font:600 2.25rem/1.2 Fraunces,Georgia,serif}.page h1,.page p,.books h2{unicode-bidi:plaintext}.page p,.page ul,.page form{margin:0 0 1rem;white-space:pre-line;overflow-wrap:anywhere}.page a{text-decoration:underline}.page img{max-width:16rem;height:auto;border-radius:.375rem}.page nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:0;list-style:none}.page input,.page button{max-width:100%;padding:.5rem .75rem;border:1px solid;border-radius:.375rem;font:inherit}.excerpt p+p{text-indent:1.5em}.excerpt p.first,.excerpt p.break{text-indent:0}.excerpt p{margin:0}.excerpt p.break{margin:1rem 0;text-align:center}.books{padding:0;list-style:none}.books li{display:flow-root;padding:1rem 0;border-top:1px solid #8884}.books img{float:left;margin-right:1rem}.books h2{margin:0;font-size:1.25rem}.books p{margin:0}</style>';

/** For the head: the app asks for it all the same (decision 022), and this way it has asked when its code comes. */
export const preloadCall = (path: string): string =>
  `<link rel="preload" as="fetch" href="${escapeXml(path)}" crossorigin="use-credentials">\n`;

function robotsOf({ address, isIndexed = true }: PageMeta): string {
  if (address === undefined) return 'noindex';
  return isIndexed ? 'index, follow' : 'noindex, follow';
}

/** The app's own document with a head of its own, and for readers without scripts a page. */
export function renderPage(
  document: string,
  meta: PageMeta,
  { content, head: first = '', links, data }: PageParts = {},
): string {
  const { title, description, address, isIndexed = true, image, blocks = [] } = meta;
  let page = put(document, /<title>[^<]*<\/title>/, `<title>${escapeXml(title)}</title>`);
  page = setMeta(page, 'property', 'og:title', title);
  page = setMeta(page, 'name', 'robots', robotsOf(meta));
  if (description !== undefined) {
    page = setMeta(page, 'name', 'description', description);
    page = setMeta(page, 'property', 'og:description', description);
  }
  if (image) {
    page = putMeta(page, 'og:image', image.address);
    page = setMeta(page, 'property', 'og:image:alt', image.alt);
  }
  const head = blocks.map((block) => `<script type="application/ld+json">${toDataBlock(block)}</script>\n`);
  if (address !== undefined) {
    page = putMeta(page, 'og:url', address);
    if (isIndexed) head.unshift(`<link rel="canonical" href="${escapeXml(address)}">\n`);
  }
  if (links) head.push(`<template class="code">${links}</template>\n`);
  page = put(page, /<\/head>/, `${first}${head.join('')}</head>`);
  if (content !== undefined) {
    page = put(page, NO_SCRIPT, `<noscript>${STYLE}<main class="page">${content}</main></noscript>`);
  }
  if (!data) return page;
  // Behind all that is painted.
  const block = `<script type="application/json" id="${data.id}">${toDataBlock(data.value)}</script>\n`;
  return put(page, /<\/body>/, `${block}</body>`);
}
