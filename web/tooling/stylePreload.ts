import type { Plugin } from 'vite';

/** The id under which Vite's build asks for what runs before a lazy import. */
const VITE_HELPER = '\0vite/preload-helper.js';

/**
 * Before a lazy chunk runs, its styles must be there; nothing else is left to do for it (vite.config.ts,
 * `resolveDependencies`). Vite's own helper does more, in 0.6 kB that every page would load first. They come after the styles of the
 * page, which stand at the end of the body (entryPages.ts): the dashboard's classes go by their order.
 */
const HELPER = `
const styles = new Map()
const loadStyle = (name) => new Promise((resolve, reject) => {
  const href = '/' + name
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    styles.delete(name)
    reject(Error('Could not load ' + href))
  }
  document.body.append(link)
})
export const __vitePreload = async (load, names = []) => {
  for (const name of names) if (!styles.has(name)) styles.set(name, loadStyle(name))
  await Promise.all(names.map((name) => styles.get(name)))
  return load()
}
`;

export function stylePreload(): Plugin {
  let isMet = false;
  return {
    name: 'style-preload',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isMet = false;
    },
    load(id) {
      if (id !== VITE_HELPER) return null;
      isMet = true;
      return HELPER;
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error(`Vite's build does not load ${VITE_HELPER.slice(1)} any more`);
    },
  };
}
