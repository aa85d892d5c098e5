import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as messages from '@bookstore/messages/layout';
import type { ShopColours } from '@bookstore/shop-kit/colours';
import { shopAlias, shopFolder, shopModule } from '@bookstore/shop-kit/folder';
import type { HomeTexts } from '@bookstore/shop-kit/home';
import type { PreviewTexts } from '@bookstore/shop-kit/preview';
import type { Seller } from '@bookstore/shop-kit/seller';
import type { Shop } from '@bookstore/shop-kit/shop';
import type { Plugin } from 'vite';
import { directionOf } from '../../messages/wordsOf.ts';
import { escapeHtml, replaceIn } from './html.ts';
import { toStartStyle } from './shopColours.ts';

interface Content {
  shop: Shop;
  home: HomeTexts;
  preview: PreviewTexts;
  seller: Seller;
  colours: ShopColours;
  messages: typeof messages;
}

/** Pictures with well-known addresses, by file name. */
const PICTURES: Record<string, string> = {
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'og-image.jpg': 'image/jpeg',
};

async function readContent(): Promise<Content> {
  const names = ['shop', 'home', 'preview', 'seller', 'colours'];
  const modules = await Promise.all(names.map((name) => import(shopModule(name))));
  const messages = await import(pathToFileURL(join(shopAlias['@bookstore/messages'], 'layout.ts')).href);
  return Object.assign({ messages }, ...modules) as Content;
}

/** Values of `{{name}}` in index.html. */
const toValues = ({ shop, home, preview, seller, colours, messages }: Content) => ({
  name: shop.name,
  mark: shop.mark,
  title: `${shop.name} · ${home.title}`,
  description: home.description,
  preview: preview.sentence,
  previewPicture: preview.picture,
  paper: colours.light.paper,
  darkPaper: colours.dark.paper,
  openingTheShop: messages.openingTheShop,
  shopNotOpened: messages.shopNotOpened,
  tryAgain: messages.tryAgain,
  contact: [...seller.address, seller.phone, seller.email].join(' · '),
});

/** Links to the book list, which the server renders. */
function scriptsNeeded({ messages }: Content): string {
  const parts = messages.scriptsNeeded((words) => ({ link: words }));
  const toHtml = (part: (typeof parts)[number]) =>
    typeof part === 'string' ? escapeHtml(part) : `<a href="/books">${escapeHtml(part.link)}</a>`;
  return parts.map(toHtml).join('');
}

const COLOURS = "/* The shop's colours stand here. */";

/** Characters that fit into a phone's header at full size. */
const SHORT_NAME = 15;

/** Longer names take up to three smaller lines in the same space. */
const nameStyle = (name: string): string =>
  `:root{--name-size:min(${name.length > SHORT_NAME ? '1rem' : '1.375rem'},7vw)}`;

/** Shops in other languages get English messages. */
function spokenLanguage(languageTag: string): string {
  const spoken = basename(shopAlias['@bookstore/messages']);
  return languageTag === spoken || new Intl.Locale(languageTag).language === spoken ? languageTag : spoken;
}

/** Link previews need absolute addresses, so they are removed if the shop's is unknown. */
const ADDRESSES = /\s*<meta property="[^"]*" content="\{\{address\}\}[^"]*">/g;

/** @param address from SHOP_URL, which `npm run deploy` sets @throws Error for an unknown placeholder */
export function fillDocument(html: string, content: Content, address = process.env.SHOP_URL): string {
  const values = { ...toValues(content), address: address ?? '' };
  const template = address ? html : html.replaceAll(ADDRESSES, '');
  const translated = template.replaceAll('{{scriptsNeeded}}', () => scriptsNeeded(content));
  const filled = translated.replaceAll(/\{\{([\w]+)\}\}/g, (_all, name: string) => {
    const value = (values as Record<string, string>)[name];
    if (value === undefined) throw new Error(`index.html contains the unknown placeholder {{${name}}}.`);
    return escapeHtml(value);
  });
  const languageTag = spokenLanguage(content.shop.languageTag);
  const direction = directionOf(languageTag) === 'rtl' ? ' dir="rtl"' : '';
  const spoken = filled.replace('<html lang="en">', `<html lang="${escapeHtml(languageTag)}"${direction}>`);
  return replaceIn(spoken, COLOURS, toStartStyle(content.colours) + nameStyle(content.shop.name));
}

/** https://www.w3.org/TR/appmanifest/ */
export function toManifest({ shop, home, colours }: Content): string {
  const manifest = {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: home.description,
    lang: shop.languageTag,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    categories: ['books', 'shopping'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const MANIFEST = 'site.webmanifest';

/** Fills the document with the shop's texts and colours, and publishes its pictures at well-known addresses. */
export function shopDocument(): Plugin {
  const picturePath = (name: string) => join(shopFolder(), 'pictures', name);
  return {
    name: 'shop-document',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => fillDocument(html, await readContent()),
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: toManifest(await readContent()) });
      for (const fileName of Object.keys(PICTURES)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(picturePath(fileName)) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
        if (name === MANIFEST) {
          response.setHeader('Content-Type', 'application/manifest+json');
          void readContent().then((content) => response.end(toManifest(content)), next);
          return;
        }
        const type = PICTURES[name];
        if (!type || !existsSync(picturePath(name))) return next();
        response.setHeader('Content-Type', type);
        createReadStream(picturePath(name)).pipe(response);
      });
    },
  };
}
