import type { Plugin } from 'vite';
import { replaceIn } from './chunks.ts';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/**
 * The router ships a production build without its warnings for developers, but names only the development one in its
 * package.json. What is built for shoppers takes the former, without what the shop does not use of it: its components
 * are made by calls, and named for developers, which the bundler takes for work that must not be left out.
 */
export function productionRouter(): Plugin {
  let annotated = 0;
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      annotated = 0;
    },
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const development = await this.resolve(source, importer, { skipSelf: true });
      return development && replaceIn(development.id, /(?<=[\\/]dist[\\/])development(?=[\\/])/, 'production');
    },
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return code
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, (_call, start, rest) => {
          annotated += 1;
          return `${start}/* @__PURE__ */ ${rest}`;
        })
        .replace(/^\w+\.displayName = "\w+";$/gm, '');
    },
    buildEnd(error) {
      if (!error && annotated === 0) throw new Error('The production build of react-router has no component to mark');
    },
  };
}
