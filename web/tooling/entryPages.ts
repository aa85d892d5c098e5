import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { DashboardTexts } from '@bookstore/shop-kit/dashboard';
import { shopModule } from '@bookstore/shop-kit/folder';
import type { Shop } from '@bookstore/shop-kit/shop';
import { transformSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { BANNER_SIZES, HOME_BOOKS } from '../src/shop/home/firstView.ts';
import { escapeHtml, replaceIn } from './html.ts';
import { fillStaticPage, renderStaticPages, withContent } from './staticPages.ts';

// Six characters are enough to distinguish versions, and the names of 60 pictures are part of the code.
export const ASSET_FILE_NAMES = 'assets/[name]-[hash:6][extname]';

/**
 * One app with three documents, so that each head preloads its own resources without inline scripts, which the content
 * security policy forbids:
 * - `index.html` is `/` with books, banner and home code.
 * - `admin.html` is `/admin` and `/dashboard/**`, without the storefront's start screen and not indexed.
 * - `app.html` is everything else.
 * Servers that know only `index.html` work too, with some unnecessary preloads.
 */
export function entryPages(): Plugin {
  let root = '';
  return {
    name: 'entry-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle(_options, bundle) {
      const { dashboard } = (await import(shopModule('dashboard'))) as { dashboard: DashboardTexts };
      const { shop } = (await import(shopModule('shop'))) as { shop: Shop };
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is missing from the bundle');
      const html = stylesLast(String(page.source));
      const start = startScript();
      this.emitFile({ type: 'asset', ...start });
      const { home, other: otherContent, pages } = await renderStaticPages(root, ASSET_FILE_NAMES);
      page.source = withContent(homePage(bundle, html, start.fileName), home);
      const other = withContent(otherPage(bundle, html, start.fileName), otherContent);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: other });
      for (const one of pages) {
        this.emitFile({
          type: 'asset',
          fileName: `${one.path.slice(1)}.html`,
          source: fillStaticPage(other, one, shop.name),
        });
      }
      this.emitFile({ type: 'asset', fileName: 'admin.html', source: adminPage(html, dashboard.name) });
    },
  };
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The start screen's styles are inline, so the app's need not block it. */
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
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]* href="(?<file>[^"]+)">/g;

function getAppScript(html: string): string {
  const app = ENTRY_SCRIPT.exec(html)?.groups?.app;
  if (!app) throw new Error('index.html has no entry script');
  return app;
}

function startScript(): { fileName: string; source: string } {
  const source = readFileSync(new URL('start.js', import.meta.url), 'utf8');
  const { code } = transformSync(source, { format: 'esm', minify: true, target: 'es2022' });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 6);
  return { fileName: `assets/start-${hash}.js`, source: code };
}

/** start.js loads the app after the first paint. */
function startedBy(fileName: string, html: string): string {
  const files = [...html.matchAll(MODULE_PRELOADS)].map(({ groups }) => groups?.file);
  const run = [...files, getAppScript(html)].join(' ');
  const script = `<script type="module" crossorigin src="/${fileName}" data-run="${run}"></script>`;
  return replaceIn(html, ENTRY_SCRIPT, `\n    ${script}`);
}

/** Preloads in a template for start.js. */
const codeLater = (links: string[], kind = '') => `<template class="code${kind}">${links.join('')}</template>`;

/** The app's own code. */
const appLinks = (html: string): string[] => [
  `<link rel="modulepreload" crossorigin href="${getAppScript(html)}">`,
  ...(html.match(MODULE_PRELOADS) ?? []).map((link) => link.trim()),
];

function startPage(html: string, start: string): string {
  return startedBy(start, html).replace(MODULE_PRELOADS, '');
}

function homePage(bundle: Bundle, html: string, start: string): string {
  const home = listPreloads(bundle, html, '/shop/home/HomePage.tsx');
  const isCode = (link: string) => link.includes('modulepreload');
  return withLinks(withPicture(startPage(html, start), bundle), [
    `<link rel="preload" as="fetch" href="${apiPaths.booksPage(HOME_BOOKS)}" crossorigin="use-credentials">`,
    `<link rel="preload" as="fetch" href="${apiPaths.bestSellers}" crossorigin="use-credentials">`,
    ...home.filter((link) => !isCode(link)),
    codeLater([...appLinks(html), ...home.filter(isCode)]),
  ]);
}

/** A document for unknown addresses. */
function otherPage(bundle: Bundle, html: string, start: string): string {
  const page = startPage(html, start).replace(/\s*<meta property="og:url"[^>]*>/, '');
  return withLinks(page, [codeLater(appLinks(html)), codeLater(identityLinks(bundle, html), ' identity')]);
}

/** Adds the banner's picture to the home page's start screen. */
function withPicture(html: string, bundle: Bundle): string {
  const [first, ...others] = bannerFiles(bundle);
  if (!first) throw new Error('The banner has no pictures');
  const set = [first, ...others].map(({ name, width }) => `/${name} ${width}w`).join(', ');
  const picture = `<img src="/${first.name}" srcset="${set}" sizes="${BANNER_SIZES}" width="960" height="640" alt="" fetchpriority="high">`;
  return replaceIn(html, '</div>\n    <!-- /start screen -->', `  ${picture}\n    </div>\n    <!-- /start screen -->`);
}

/** Omitted where books show first, so that identity code does not delay them. */
function identityLinks(bundle: Bundle, html: string): string[] {
  return [
    '<link rel="preload" as="fetch" href="/__/firebase/init.json" crossorigin>',
    ...listPreloads(bundle, html, '/shop/auth/identity.ts'),
  ];
}

/** Preloads for a module's chunk, its static imports and styles. */
function listPreloads(bundle: Bundle, html: string, moduleEnd: string): string[] {
  const found = withImports(bundle, findChunk(bundle, moduleEnd)).filter(({ fileName }) => !html.includes(fileName));
  const styles = found.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...found.map((chunk) => `<link rel="modulepreload" href="/${chunk.fileName}" crossorigin>`),
    ...styles
      .filter((name) => !html.includes(name))
      .map((name) => `<link rel="preload" as="style" href="/${name}" crossorigin>`),
  ];
}

/** @throws Error if the module has moved or shares a chunk */
function findChunk(bundle: Bundle, moduleEnd: string): Chunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(moduleEnd));
  if (!chunk) throw new Error(`No chunk of its own for ${moduleEnd}`);
  return chunk;
}

/** The chunk itself comes first. */
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
