import { toDataBlock } from '@bookstore/contract/format/bookJsonLd';
import { SITE_LINKS } from '@bookstore/contract/siteLinks';
import { footer } from '@bookstore/messages/layout';
import { escapeXml, link } from './xml.ts';

export interface PageMeta {
  title: string;
  description?: string;
  /** Absent for missing pages, which are not indexed. */
  address?: string;
  /** False excludes the page from search engines, which still follow its links. */
  isIndexed?: boolean;
  image?: { address: string; alt: string } | undefined;
  /** schema.org data. */
  blocks?: object[];
}

interface PageParts {
  /** Safe HTML without scripts; absent keeps the document's text. */
  content?: string;
  /** CSS of the content, besides what all pages share. */
  style?: string;
  /** Safe HTML at the end of the head. */
  head?: string;
  /** Safe HTML; start.js requests them after the first paint. */
  links?: string;
  data?: { id: string; value: object };
}

/** Ignores replacement patterns in the text. */
function replaceOnce(document: string, pattern: RegExp, text: string): string {
  if (!pattern.test(document)) throw new Error(`The document has nothing that matches ${pattern}`);
  return document.replace(pattern, () => text);
}

const setMeta = (document: string, kind: 'name' | 'property', name: string, content: string) =>
  replaceOnce(
    document,
    new RegExp(`<meta ${kind}="${name}" content="[^"]*">`),
    `<meta ${kind}="${name}" content="${escapeXml(content)}">`,
  );

/** Present only if the build knew the shop's address. */
function insertMeta(document: string, property: string, content: string): string {
  const meta = `<meta property="${property}" content="${escapeXml(content)}">`;
  const rest = document.replace(new RegExp(`\\s*<meta property="${property}" content="[^"]*">`), '');
  return replaceOnce(rest, /<\/title>/, `</title>\n    ${meta}`);
}

/** Not the styles in the head. */
const NO_SCRIPT = /<noscript>(?!<style>)[\s\S]*?<\/noscript>/;

/** Without scripts the start screen becomes a heading. */
const STYLE =
  '#startup{position:static}.page,.site ul{max-width:80rem;margin:0 auto;padding:1.5rem 1rem}.page,.site{font:1rem/1.6 Inter,system-ui,sans-serif}.page h1{margin:0 0 .75rem;font:600 2rem/1.2 Fraunces,Georgia,serif}.page h1,.page p{unicode-bidi:plaintext}.page p,.page ul,.page form,.page details{max-width:40rem;margin:0 0 1rem;overflow-wrap:anywhere}.page p{white-space:pre-line}.page a,.site a{text-decoration:underline;text-underline-offset:.25em}.page summary,.page nav a,.site a{display:inline-flex;min-height:2.75rem;align-items:center}.page nav ul,.site ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;list-style:none}.page nav ul{max-width:none;padding:0}.page input,.page button{max-width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid;border-radius:.375rem;font:inherit}.site{border-top:1px solid var(--line)}@media(min-width:40rem){.page,.site ul{padding:2rem 1.5rem}.site ul{padding-block:1rem}}';

const siteLinks = (): string =>
  `<nav class="site" aria-label="${escapeXml(footer)}"><ul>${SITE_LINKS.map(({ path, label }) => `<li>${link(path, label)}</li>`).join('')}</ul></nav>`;

/** Starts the app's own request (decision 022) before its code has loaded. */
export const preloadCall = (path: string): string =>
  `<link rel="preload" as="fetch" href="${escapeXml(path)}" crossorigin="use-credentials">\n`;

function toRobots({ address, isIndexed = true }: PageMeta): string {
  if (address === undefined) return 'noindex';
  return isIndexed ? 'index, follow' : 'noindex, follow';
}

export function renderPage(
  document: string,
  meta: PageMeta,
  { content, style = '', head: first = '', links, data }: PageParts = {},
): string {
  const { title, description, address, isIndexed = true, image, blocks = [] } = meta;
  let page = replaceOnce(document, /<title>[^<]*<\/title>/, `<title>${escapeXml(title)}</title>`);
  page = setMeta(page, 'property', 'og:title', title);
  page = setMeta(page, 'name', 'robots', toRobots(meta));
  if (description !== undefined) {
    page = setMeta(page, 'name', 'description', description);
    page = setMeta(page, 'property', 'og:description', description);
  }
  if (image) {
    page = insertMeta(page, 'og:image', image.address);
    page = setMeta(page, 'property', 'og:image:alt', image.alt);
  }
  const head = blocks.map((block) => `<script type="application/ld+json">${toDataBlock(block)}</script>\n`);
  if (address !== undefined) {
    page = insertMeta(page, 'og:url', address);
    if (isIndexed) head.unshift(`<link rel="canonical" href="${escapeXml(address)}">\n`);
  }
  if (links) head.push(`<template class="code">${links}</template>\n`);
  page = replaceOnce(page, /<\/head>/, `${first}${head.join('')}</head>`);
  if (content !== undefined) {
    page = replaceOnce(
      page,
      NO_SCRIPT,
      `<noscript><style>${STYLE}${style}</style><main class="page">${content}</main>${siteLinks()}</noscript>`,
    );
  }
  if (!data) return page;
  // The block follows everything that is painted.
  const block = `<script type="application/json" id="${data.id}">${toDataBlock(data.value)}</script>\n`;
  return replaceOnce(page, /<\/body>/, `${block}</body>`);
}

/** Shows the content in every browser, and starts no app. */
export const withoutScripts = (page: string): string =>
  page.replaceAll(/<script\b[^>]*><\/script>|<template\b.*?<\/template>|<\/?noscript>/gs, '');
