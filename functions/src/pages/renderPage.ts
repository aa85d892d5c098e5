import { toDataBlock } from '@bookstore/contract/bookJsonLd';
import { escapeXml } from './xml.ts';

/** What a page says of itself to whoever runs no scripts. */
export interface PageMeta {
  title: string;
  description?: string;
  /** The one address of this page; none where there is nothing at it, and search engines are told so. */
  address?: string;
  /** The whole address of the picture of a link preview, and what is to be seen on it. */
  image?: { address: string; alt: string } | undefined;
  /** For schema.org, each in a data block of its own. */
  blocks?: object[];
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

const NO_SCRIPT = /<noscript><p class="needs-script">[\s\S]*?<\/noscript>/;

/** Without scripts the start screen is a heading above the page. */
const STYLE =
  '<style>#startup{position:static}.page{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 Georgia,serif}.page h1{margin:0 0 1rem;font:600 2.25rem/1.2 Fraunces,Georgia,serif}.page p{margin:0 0 1rem;white-space:pre-line;overflow-wrap:anywhere}.page a{text-decoration:underline}.page img{max-width:16rem;height:auto;border-radius:.375rem}</style>';

/**
 * The app's own document with a head of its own, and for readers without scripts a page.
 * @param content safe HTML; without it the document's own words stay.
 */
export function renderPage(document: string, meta: PageMeta, content?: string): string {
  const { title, description, address, image, blocks = [] } = meta;
  let page = put(document, /<title>[^<]*<\/title>/, `<title>${escapeXml(title)}</title>`);
  page = setMeta(page, 'property', 'og:title', title);
  page = setMeta(page, 'name', 'robots', address === undefined ? 'noindex' : 'index, follow');
  if (description !== undefined) {
    page = setMeta(page, 'name', 'description', description);
    page = setMeta(page, 'property', 'og:description', description);
  }
  if (image) {
    page = setMeta(page, 'property', 'og:image', image.address);
    page = setMeta(page, 'property', 'og:image:alt', image.alt);
  }
  const links = blocks.map((block) => `<script type="application/ld+json">${toDataBlock(block)}</script>\n`);
  if (address !== undefined) {
    page = setMeta(page, 'property', 'og:url', address);
    links.unshift(`<link rel="canonical" href="${escapeXml(address)}">\n`);
  }
  page = put(page, /<\/head>/, `${links.join('')}</head>`);
  if (content === undefined) return page;
  return put(page, NO_SCRIPT, `<noscript>${STYLE}<main class="page">${content}</main></noscript>`);
}
