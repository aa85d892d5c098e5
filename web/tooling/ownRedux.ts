import type { Plugin } from 'vite';
import { replaceIn } from './chunks.ts';

/**
 * Gives recharts a copy of Redux Toolkit's parts of its own. Shared, whatever the chart needs of it (listeners above
 * all) would sit in the file that every shopper loads; apart, it travels with the chart.
 */
export function ownReduxForCharts(): Plugin {
  let isMet = false;
  return {
    name: 'own-redux-for-charts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isMet = false;
    },
    async resolveId(source, importer) {
      if (source !== '@reduxjs/toolkit' || !importer?.includes('/recharts/')) return null;
      const shared = await this.resolve(source, importer, { skipSelf: true });
      if (!shared) return null;
      isMet = true;
      return replaceIn(shared.id, /redux-toolkit\.\w+\.mjs$/, 'redux-toolkit.legacy-esm.js');
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('recharts does not import @reduxjs/toolkit any more');
    },
  };
}
