import type { Plugin } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/**
 * The router ships a production build without its warnings for developers, but names only the development one in its
 * package.json. What is built for shoppers takes the former, without what the shop does not use of it: its components
 * are made by calls, and named for developers, which the bundler takes for work that must not be left out.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const development = await this.resolve(source, importer, { skipSelf: true });
      return development?.id.replace(/([\\/])dist[\\/]development[\\/]/, '$1dist$1production$1') ?? null;
    },
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return code
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "\w+";$/gm, '');
    },
  };
}
