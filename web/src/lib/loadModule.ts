let attempts = 0;

/**
 * Imports a module of the app, also where that has failed before. Chromium remembers a failed address as long as the page lives,
 * as the HTML standard asked until its pull request 10327: there, and wherever the browser names the address, the module is
 * asked for once more, under another one.
 * @param load `() => import('./module.ts')`
 * @throws what the import throws.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [failed] = /https?:\S+/.exec(String(error)) ?? [];
    // The module itself may have thrown, and named whatever it likes.
    if (!failed?.startsWith(`${location.origin}/`)) throw error;
    attempts += 1;
    const address = new URL(failed);
    address.searchParams.set('attempt', String(attempts));
    return import(/* @vite-ignore */ address.href);
  }
}
