// `node --import …/shop-kit/useFolder.mjs` resolves `@bookstore/shop` and `@bookstore/messages` without a build (see
// tools/run.mjs). Plain JavaScript: the machine's own Node loads it too.
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
