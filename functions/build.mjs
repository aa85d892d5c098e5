// node build.mjs [folder] [web]: bundles the function into index.mjs of the folder (default: dist), and the Firestore
// client into firestore.mjs, which loads with the first request that needs it (docs/decisions/006). The cloud cannot
// install the contract package, so it is inlined, together with zod and firebase-functions, which load faster that
// way. Nothing is minified: it would not start faster, and stack traces stay readable.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shopAlias } from '@bookstore/shop-kit/folder';
import { build } from 'esbuild';
import { checkMessages } from '../messages/check.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const folder = process.argv[2] ?? here('dist');
/** The built web app. */
const web = process.argv[3] ?? here('../web/dist');

/**
 * firebase-functions imports the Admin SDK for function types that the shop does not use. The SDK stays outside the
 * bundle, and unused imports are dropped.
 */
const externalAdminSdk = {
  name: 'the Admin SDK only where it is used',
  setup({ onResolve }) {
    onResolve({ filter: /^firebase-admin\// }, ({ path }) => ({ path, external: true, sideEffects: false }));
  },
};

await checkMessages();
rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: { index: here('src/index.ts'), firestore: here('src/firestore/firestore.ts') },
  outdir: folder,
  // For a .js file, the functions framework would load a library that reads package.json.
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  // For inlined CommonJS packages.
  banner: {
    js: [
      "import { createRequire as createRequireHere } from 'node:module';",
      'const require = createRequireHere(import.meta.url);',
      'const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];',
    ].join('\n'),
  },
  plugins: [externalAdminSdk],
  alias: shopAlias,
  external: ['express', 'jsonwebtoken', 'nodemailer'],
});

/** Headers that Hosting sends with documents; the function sends them with its own. */
function documentHeaders() {
  const { hosting } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));
  const rules = hosting.headers.filter(({ source }) => ['**', '!/@(api|__)/**'].includes(source));
  if (rules.length !== 2) throw new Error('firebase.json has no headers for all documents.');
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** Links to a lazy page's code and all its imports that the document does not contain. */
function linksToCode(manifest, source, document) {
  const files = new Set();
  const visit = (name) => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file) throw new Error(`The web app’s manifest has no ${name}.`);
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(visit);
  };
  visit(source);
  const unknown = [...files].filter((file) => !document.includes(file));
  return unknown.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>\n`).join('');
}

/** Links to the identity code, which the function's pages omit (webBuild.ts). */
function linksToIdentity(document) {
  const [links, ...rest] = document.match(/ *<template class="code identity">.*?<\/template>\n/g) ?? [];
  if (!links || rest.length > 0) throw new Error('The web app’s document has no links to the identity’s code.');
  return links;
}

/**
 * The released web app as the function needs it: document, cover addresses and headers. In a separate file, which is
 * read with the first page and not with API calls.
 */
function describeWebBuild() {
  if (!existsSync(join(web, 'app.html'))) throw new Error('Build the web app first: npm run build --workspace web');
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const covers = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, name, width] = /^src\/assets\/covers\/([^/]+)-(240|480)\.webp$/.exec(source) ?? [];
    if (name) covers[name] = { ...covers[name], [width === '240' ? 'small' : 'large']: `/${file}` };
  }
  if (Object.keys(covers).length === 0) throw new Error('The web app’s manifest names no covers.');
  const document = readFileSync(join(web, 'app.html'), 'utf8');
  const identityLinks = linksToIdentity(document);
  const servedDocument = document.replace(identityLinks, '');
  const links = {
    book: linksToCode(manifest, 'src/shop/book/BookPage.tsx', servedDocument),
    list: linksToCode(manifest, 'src/shop/browse/BrowsePage.tsx', servedDocument),
  };
  return { document, identityLinks, links, covers, headers: documentHeaders() };
}

writeFileSync(`${folder}/web.json`, JSON.stringify(describeWebBuild()));
