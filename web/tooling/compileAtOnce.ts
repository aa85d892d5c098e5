import type { Plugin } from 'vite';
import { chunkOf, withImports } from './chunks.ts';

/** What runs before the home page can be used, each with all that it imports. */
const RUN_AT_ONCE = [
  '/index.html',
  '/src/shop/home/HomePage.tsx',
  '/swiper/swiper.mjs',
  '/src/shop/search/SearchBox.tsx',
];
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Marks the files of the first view. Browsers that know the comment compile all functions of such a file beside the page
 * while it loads, instead of each in the page's own thread when it is first called.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileAtOnce(modules = RUN_AT_ONCE): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Set(modules.flatMap((module) => withImports(bundle, chunkOf(bundle, module))));
      for (const chunk of chunks) chunk.code = `${COMPILE_AT_ONCE}\n${chunk.code}`;
    },
  };
}
