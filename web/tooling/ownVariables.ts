import type { Plugin } from 'vite';

/**
 * Gives SweetAlert2's custom properties to its container. On the root, where the library puts them, they are inherited
 * by everything: the browser would work out every style of the page anew in the moment in which they arrive.
 */
export function ownVariablesForDialogs(): Plugin {
  return {
    name: 'own-variables-for-dialogs',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/sweetalert2/dist/sweetalert2.css')) return null;
      if (!code.startsWith(':root {')) throw new Error('sweetalert2.css does not begin with its variables any more');
      return code.replace(':root', ':where(.swal2-container)');
    },
  };
}
