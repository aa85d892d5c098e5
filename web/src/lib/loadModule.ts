/** Where Chromium says that a module could not be fetched. */
const ADDRESS = /https?:\S+/;

let attempts = 0;

/**
 * Imports a module of the app, also where that has failed before. Chromium remembers a failed address as long as the page lives,
 * as the HTML standard asked until its pull request 10327, so the module is asked for under another one. Browsers that ask again
 * by themselves do not name the address, or fail there as well.
 * @param load `() => import('./module.ts')`
 * @throws what the import throws.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [failed] = ADDRESS.exec(String(error)) ?? [];
    if (failed === undefined) throw error;
    attempts += 1;
    const address = new URL(failed);
    address.searchParams.set('attempt', String(attempts));
    return import(/* @vite-ignore */ address.href);
  }
}
