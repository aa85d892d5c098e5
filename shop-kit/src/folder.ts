import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messagesFolder } from '../../messages/folder.ts';
import type { Shop } from './shop.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The folder that `@bookstore/shop` stands for, in builds, tests and commands alike: SHOP_FOLDER, from the root of the repository
 * unless it is absolute; `shop` without it (docs/decisions/032).
 */
export function shopFolder(environment: Record<string, string | undefined> = process.env): string {
  const folder = environment.SHOP_FOLDER || 'shop';
  return isAbsolute(folder) ? folder : join(ROOT, folder);
}

/** The address of one of its modules, for the tools of a build, which Node runs itself: `import(shopModule('colours'))`. */
export const shopModule = (name: string): string => pathToFileURL(join(shopFolder(), `${name}.ts`)).href;

/** Undefined where `shop.ts` cannot be read: whoever needs more of it says why, and `npm run shop -- check` in which line. */
const languageTag = await import(shopModule('shop')).then(
  ({ shop }: { shop?: Partial<Shop> }) => shop?.languageTag,
  () => undefined,
);

/**
 * For `resolve.alias` of Vite and Vitest and `alias` of esbuild: `@bookstore/shop/<file>` is a file of the folder, and
 * `@bookstore/messages/<subject>` has its words in the shop's language.
 */
export const shopAlias = {
  '@bookstore/shop': shopFolder(),
  '@bookstore/messages': await messagesFolder(languageTag),
};
