// node --import …/shop-kit/useFolder.mjs: lets `@bookstore/shop` stand for SHOP_FOLDER, and `@bookstore/messages` for the words of its
// language, where Node runs sources itself. Whoever starts a command gets it by NODE_OPTIONS (tools/run.mjs); plain JavaScript, since
// the machine's own Node reads it too.
import module from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

if (module.registerHooks) {
  const { shopAlias } = await import('./src/folder.ts');
  module.registerHooks({
    resolve(specifier, context, nextResolve) {
      const name = Object.keys(shopAlias).find((alias) => specifier.startsWith(`${alias}/`));
      if (!name) return nextResolve(specifier, context);
      const file = join(shopAlias[name], specifier.slice(name.length + 1));
      return nextResolve(pathToFileURL(extname(file) ? file : `${file}.ts`).href, context);
    },
  });
}
