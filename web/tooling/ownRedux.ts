import type { Plugin } from 'vite';

/**
 * Gives recharts a copy of Redux Toolkit's parts of its own. Shared, whatever the chart needs of it (listeners above
 * all) would sit in the file that every shopper loads; apart, it travels with the chart.
 */
export function ownReduxForCharts(): Plugin {
  return {
    name: 'own-redux-for-charts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== '@reduxjs/toolkit' || !importer?.includes('/recharts/')) return null;
      const shared = await this.resolve(source, importer, { skipSelf: true });
      if (!shared) return null;
      return shared.id.replace(/redux-toolkit\.\w+\.mjs$/, 'redux-toolkit.legacy-esm.js');
    },
  };
}
