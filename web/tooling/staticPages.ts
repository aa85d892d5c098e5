import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shopAlias } from '@bookstore/shop-kit/folder';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { StaticPage } from '../src/app/staticPages.tsx';
import { escapeHtml, replaceIn } from './html.ts';
import { legalTexts } from './legalTexts.ts';

/** Not the styles in the head. */
const NO_SCRIPT = /<noscript>(?!<style>)[\s\S]*?<\/noscript>/;

interface Rendered {
  home: string;
  other: string;
  pages: StaticPage[];
}

/** Renders what needs no data, with the components of the app. @param assetFileNames as in the app's build */
export async function renderStaticPages(root: string, assetFileNames: string): Promise<Rendered> {
  const outDir = join(root, 'node_modules/.static-pages');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), legalTexts()],
    resolve: { alias: shopAlias },
    build: {
      ssr: 'src/app/staticPages.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { assetFileNames, entryFileNames: 'pages.mjs' } },
    },
  });
  const { href } = pathToFileURL(join(outDir, 'pages.mjs'));
  const { homeHtml, otherHtml, staticPages } = (await import(
    `${href}?${Date.now()}`
  )) as typeof import('../src/app/staticPages.tsx');
  return { home: homeHtml(), other: otherHtml(), pages: staticPages() };
}

/** For browsers without scripts. */
export const withContent = (document: string, html: string): string =>
  replaceIn(
    document,
    NO_SCRIPT,
    `<noscript>${html}<style>#startup,.needs-script{position:static!important;text-align:start!important}</style></noscript>`,
  );

/** Puts a page into the app's document. @param site name of the shop */
export function fillStaticPage(document: string, { title, description, html }: StaticPage, site: string): string {
  const fullTitle = escapeHtml(title.startsWith(site) ? title : `${title} · ${site}`);
  const about = escapeHtml(description);
  const filled = [
    [/<title>[^<]*<\/title>/, `<title>${fullTitle}</title>`],
    [/<meta property="og:title" content="[^"]*">/, `<meta property="og:title" content="${fullTitle}">`],
    [/<meta name="description" content="[^"]*">/, `<meta name="description" content="${about}">`],
    [/<meta property="og:description" content="[^"]*">/, `<meta property="og:description" content="${about}">`],
  ] as const;
  return filled.reduce((page, [part, by]) => replaceIn(page, part, by), withContent(document, html));
}
