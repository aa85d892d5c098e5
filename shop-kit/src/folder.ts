import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messagesFolder } from '../../messages/folder.ts';
import type { Shop } from './shop.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** SHOP_FOLDER, relative to the repository, or `shop` (docs/decisions/032). */
export function shopFolder(environment: Record<string, string | undefined> = process.env): string {
  const folder = environment.SHOP_FOLDER || 'shop';
  return isAbsolute(folder) ? folder : join(ROOT, folder);
}

/** File URL of a module for build tools: `import(shopModule('colours'))`. */
export const shopModule = (name: string): string => pathToFileURL(join(shopFolder(), `${name}.ts`)).href;

/** Undefined if `shop.ts` is invalid; `npm run shop -- check` reports the line. */
const languageTag = await import(shopModule('shop')).then(
  ({ shop }: { shop?: Partial<Shop> }) => shop?.languageTag,
  () => undefined,
);

/**
 * Aliases for Vite, Vitest and esbuild: `@bookstore/shop/<file>`, and `@bookstore/messages/<subject>` in the shop's
 * language.
 */
export const shopAlias = {
  '@bookstore/shop': shopFolder(),
  '@bookstore/messages': await messagesFolder(languageTag),
};
