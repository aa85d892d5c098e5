import type { Plugin } from 'vite';

const VENDOR = 'victory-vendor/d3-scale';
const OURS = '\0chart-scales';

/**
 * recharts looks its scales up by name, so that all of d3's would travel with the chart, those for times and logarithms and the
 * names of months among them. It has bars side by side and amounts: it gets the scales for these.
 */
export function chartScales(): Plugin {
  let isMet = false;
  return {
    name: 'chart-scales',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isMet = false;
    },
    async resolveId(source, importer) {
      if (source !== VENDOR || !importer?.includes('/recharts/')) return null;
      isMet = true;
      return OURS;
    },
    load: (id) => (id === OURS ? `export { scaleBand, scaleLinear, scalePoint } from 'd3-scale'` : null),
    buildEnd(error) {
      if (!error && !isMet) throw new Error(`recharts does not import ${VENDOR} any more`);
    },
  };
}
