import type { Plugin, Rolldown } from 'vite';
import { BANNER_SIZES } from '../src/features/home/bannerSizes.ts';

/**
 * One app, three documents, so that the head of each asks at once for what its pages need and no inline script is
 * necessary (the content security policy allows none):
 * - `index.html` is `/`: the code of the home page, the list of books, the covers' banner;
 * - `admin.html` is `/admin` and `/dashboard/**`: no storefront start screen, not indexed;
 * - `app.html` is every other address.
 * Where a server knows only `index.html`, that works everywhere too and merely asks for a little too much.
 */
export function entryPages(): Plugin {
  return {
    name: 'entry-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is missing from the bundle');
      const html = stylesLast(String(page.source));
      page.source = withLinks(html, [...homeLinks(bundle, html), ...identityLinks(bundle, html)]);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: withLinks(html, identityLinks(bundle, html)) });
      this.emitFile({ type: 'asset', fileName: 'admin.html', source: adminPage(html) });
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** The painted start screen has its few styles inline; the app's own need not be waited for before it shows. */
function stylesLast(html: string): string {
  const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? [];
  const without = links.reduce((text, link) => text.replace(link, ''), html);
  return without.replace('</body>', `${links.join('')}\n  </body>`);
}

function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
}

function homeLinks(bundle: Bundle, html: string): string[] {
  return [
    '<link rel="preload" as="fetch" href="/api/books" crossorigin="use-credentials">',
    ...codeOf(bundle, html, '/features/home/HomePage.tsx'),
    ...bannerLink(bundle),
  ];
}

function identityLinks(bundle: Bundle, html: string): string[] {
  return [
    ...fontLink(bundle),
    '<link rel="preload" as="fetch" href="/__/firebase/init.json" crossorigin>',
    ...codeOf(bundle, html, '/features/auth/identity.tsx'),
  ];
}

/** Links to the chunk of a module, all that it imports statically, and their styles. */
function codeOf(bundle: Bundle, html: string, moduleEnd: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(moduleEnd));
  if (!first) throw new Error(`No chunk of its own for ${moduleEnd}`);
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk) || html.includes(chunk.fileName)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find((other) => other.fileName === name));
  };
  visit(first);
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [
    ...[...found].map((chunk) => `<link rel="modulepreload" href="/${chunk.fileName}" crossorigin>`),
    ...styles
      .filter((name) => !html.includes(name))
      .map((name) => `<link rel="preload" as="style" href="/${name}" crossorigin>`),
  ];
}

function assetName(bundle: Bundle, pattern: RegExp): string | undefined {
  return Object.keys(bundle).find((name) => pattern.test(name));
}

function bannerLink(bundle: Bundle): string[] {
  const small = assetName(bundle, /\/banner-480-[^/]+\.webp$/);
  const large = assetName(bundle, /\/banner-960-[^/]+\.webp$/);
  if (!small || !large) return [];
  const set = `/${small} 480w, /${large} 960w`;
  return [`<link rel="preload" as="image" imagesrcset="${set}" imagesizes="${BANNER_SIZES}" fetchpriority="high">`];
}

function fontLink(bundle: Bundle): string[] {
  const name = assetName(bundle, /\/fraunces-latin-600-normal-[^/]+\.woff2$/);
  return name ? [`<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`] : [];
}

function adminPage(html: string): string {
  return html
    .replace(/<!-- start screen -->[\s\S]*?<!-- \/start screen -->/, '')
    .replace(/<title>[^<]*<\/title>/, '<title>Book Store Inventory</title>')
    .replace('</head>', '    <meta name="robots" content="noindex">\n  </head>');
}
