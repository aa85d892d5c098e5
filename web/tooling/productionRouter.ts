import type { Plugin } from 'vite';

/**
 * The router ships a production build without its warnings for developers, but names only the development one in its
 * package.json. What is built for shoppers takes the former.
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
  };
}
