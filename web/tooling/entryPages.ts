import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { DashboardTexts } from '@bookstore/shop-kit/dashboard';
import { shopModule } from '@bookstore/shop-kit/folder';
import { transformSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { BANNER_SIZES, HOME_BOOKS } from '../src/shop/home/firstView.ts';
import { escapeHtml, replaceIn } from './html.ts';

/**
 * One app, three documents, so that the head of each asks at once for what its pages need and no inline script is
 * necessary (the content security policy allows none):
 * - `index.html` is `/`: its books, the banner's picture on the start screen, then the code of the home page;
 * - `admin.html` is `/admin` and `/dashboard/**`: no storefront start screen, not indexed;
 * - `app.html` is every other address.
 * Where a server knows only `index.html`, that works everywhere too and merely asks for a little too much.
 */
export function entryPages(): Plugin {
  return {
    name: 'entry-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { dashboard } = (await import(shopModule('dashboard'))) as { dashboard: DashboardTexts };
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is missing from the bundle');
      const html = stylesLast(String(page.source));
      const start = startScript();
      this.emitFile({ type: 'asset', ...start });
      page.source = homePage(bundle, html, start.fileName);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: otherPage(bundle, html, start.fileName) });
      this.emitFile({ type: 'asset', fileName: 'admin.html', source: adminPage(html, dashboard.name) });
    },
  };
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The painted start screen has its few styles inline; the app's own need not be waited for before it shows. */
function stylesLast(html: string): string {
  const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g);
  if (!links) throw new Error('index.html has no styles');
  const without = links.reduce((text, link) => text.replace(link, ''), html);
  return replaceIn(without, '</body>', `${links.join('')}\n  </body>`);
}

function withLinks(html: string, links: string[]): string {
  return replaceIn(html, '</head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
}

const ENTRY_SCRIPT = /\s*<script type="module" crossorigin src="(?<app>[^"]+)"><\/script>/;
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

function appOf(html: string): string {
  const app = ENTRY_SCRIPT.exec(html)?.groups?.app;
  if (!app) throw new Error('index.html has no entry script');
  return app;
}

function addressOf(link: string): string {
  return /href="(?<address>[^"]+)"/.exec(link)?.groups?.address ?? '';
}

function startScript(): { fileName: string; source: string } {
  const source = readFileSync(new URL('start.js', import.meta.url), 'utf8');
  const { code } = transformSync(source, { format: 'esm', minify: true, target: 'es2022' });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 6);
  return { fileName: `assets/start-${hash}.js`, source: code };
}

/** The app and what it imports at once are run by another script, which lets the browser paint first. */
function startedBy(fileName: string, html: string): string {
  const files = [...html.matchAll(MODULE_PRELOADS)].map(([link]) => addressOf(link));
  const run = [...files, appOf(html)].join(' ');
  const script = `<script type="module" crossorigin src="/${fileName}" data-run="${run}"></script>`;
  return replaceIn(html, ENTRY_SCRIPT, `\n    ${script}`);
}

/** What is waited for comes first; the code is start.js's to ask for, which finds links to it in a template. */
const codeLater = (links: string[], kind = '') => `<template class="code${kind}">${links.join('')}</template>`;

/** The app's own code. */
const appLinks = (html: string): string[] => [
  `<link rel="modulepreload" crossorigin href="${appOf(html)}">`,
  ...(html.match(MODULE_PRELOADS) ?? []).map((link) => link.trim()),
];

function startPage(html: string, start: string): string {
  return startedBy(start, html).replace(MODULE_PRELOADS, '');
}

function homePage(bundle: Bundle, html: string, start: string): string {
  const home = codeOf(bundle, html, '/shop/home/HomePage.tsx');
  const isCode = (link: string) => link.includes('modulepreload');
  return withLinks(withPicture(startPage(html, start), bundle), [
    `<link rel="preload" as="fetch" href="${apiPaths.booksPage(HOME_BOOKS)}" crossorigin="use-credentials">`,
    `<link rel="preload" as="fetch" href="${apiPaths.bestSellers}" crossorigin="use-credentials">`,
    ...home.filter((link) => !isCode(link)),
    codeLater([...appLinks(html), ...home.filter(isCode)]),
  ]);
}

/** Its address is not the home page's, nor known. */
function otherPage(bundle: Bundle, html: string, start: string): string {
  const page = startPage(html, start).replace(/\s*<meta property="og:url"[^>]*>/, '');
  return withLinks(page, [codeLater(appLinks(html)), codeLater(identityLinks(bundle, html), ' identity')]);
}

/** The banner's picture stands on the start screen of the home page, about where the page will show it. */
function withPicture(html: string, bundle: Bundle): string {
  const [first, ...others] = bannerFiles(bundle);
  if (!first) throw new Error('The banner has no pictures');
  const set = [first, ...others].map(({ name, width }) => `/${name} ${width}w`).join(', ');
  const picture = `<img src="/${first.name}" srcset="${set}" sizes="${BANNER_SIZES}" width="960" height="640" alt="" fetchpriority="high">`;
  return replaceIn(html, '</div>\n    <!-- /start screen -->', `  ${picture}\n    </div>\n    <!-- /start screen -->`);
}

/**
 * Not on the home page, nor where the function shows books (functions/build.mjs takes them out): there the identity's code would take
 * the network from the books, and nobody has to be known before they are seen.
 */
function identityLinks(bundle: Bundle, html: string): string[] {
  return [
    '<link rel="preload" as="fetch" href="/__/firebase/init.json" crossorigin>',
    ...codeOf(bundle, html, '/shop/auth/identity.ts'),
  ];
}

/** Links to the chunk of a module, all that it imports statically, and their styles. */
function codeOf(bundle: Bundle, html: string, moduleEnd: string): string[] {
  const found = withImports(bundle, chunkOf(bundle, moduleEnd)).filter(({ fileName }) => !html.includes(fileName));
  const styles = found.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...found.map((chunk) => `<link rel="modulepreload" href="/${chunk.fileName}" crossorigin>`),
    ...styles
      .filter((name) => !html.includes(name))
      .map((name) => `<link rel="preload" as="style" href="/${name}" crossorigin>`),
  ];
}

/** The chunk that a module is the entry of. @throws Error when the module has moved or shares a chunk with others */
function chunkOf(bundle: Bundle, moduleEnd: string): Chunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(moduleEnd));
  if (!chunk) throw new Error(`No chunk of its own for ${moduleEnd}`);
  return chunk;
}

/** A chunk and all that it imports statically, itself first. */
function withImports(bundle: Bundle, first: Chunk): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(first);
  return [...found];
}

function bannerFiles(bundle: Bundle): { name: string; width: number }[] {
  const files = Object.keys(bundle).flatMap((name) => {
    const width = /\/banner-(\d+)-[^/]+\.webp$/.exec(name)?.[1];
    return width ? [{ name, width: Number(width) }] : [];
  });
  return files.sort((a, b) => a.width - b.width);
}

function adminPage(html: string, title: string): string {
  const bare = replaceIn(html, /<!-- start screen -->[\s\S]*?<!-- \/start screen -->/, '');
  const named = replaceIn(bare, /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`);
  return withLinks(named, ['<meta name="robots" content="noindex">']);
}
