import type { Plugin } from 'vite';

/**
 * Gives SweetAlert2's custom properties to its container. On the root, where the library puts them, they are inherited
 * by everything: the browser would work out every style of the page anew in the moment in which they arrive.
 */
export function ownVariablesForDialogs(): Plugin {
  let isMet = false;
  return {
    name: 'own-variables-for-dialogs',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      isMet = false;
    },
    transform(code, id) {
      if (!id.endsWith('/sweetalert2/dist/sweetalert2.css')) return null;
      if (!code.startsWith(':root {')) throw new Error('sweetalert2.css does not begin with its variables any more');
      isMet = true;
      return code.replace(':root', ':where(.swal2-container)');
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error('sweetalert2.css is not imported any more');
    },
  };
}
