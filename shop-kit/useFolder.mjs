// node --import …/shop-kit/useFolder.mjs: lets `@bookstore/shop` stand for SHOP_FOLDER where Node runs sources itself. Whoever starts
// a command with that variable gets it by NODE_OPTIONS (tools/run.mjs); plain JavaScript, since the machine's own Node reads it too.
import module from 'node:module';
import { extname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = '@bookstore/shop/';
const folder = process.env.SHOP_FOLDER;

if (folder && module.registerHooks) {
  const root = isAbsolute(folder) ? folder : join(import.meta.dirname, '..', folder);
  module.registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!specifier.startsWith(PACKAGE)) return nextResolve(specifier, context);
      const file = join(root, specifier.slice(PACKAGE.length));
      return nextResolve(pathToFileURL(extname(file) ? file : `${file}.ts`).href, context);
    },
  });
}
