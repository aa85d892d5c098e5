import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entryPages } from './tooling/entryPages.ts';
import { firebaseAlias } from './tooling/firebaseAlias.ts';
import { ownReduxForCharts } from './tooling/ownRedux.ts';
import { ownVariablesForDialogs } from './tooling/ownVariables.ts';
import { productionRouter } from './tooling/productionRouter.ts';
import { stylePreload } from './tooling/stylePreload.ts';

/** Hosting's emulator: it answers the API and the Firebase configuration for the development server. */
const STACK = 'http://127.0.0.1:5050';

/** The largest library, run in a task of its own: reactDom.ts stands here so that it does run with this file. */
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/]app[\\/]reactDom/;

const SHELL_LIBRARIES =
  /(?<!recharts[\\/])node_modules[\\/](?:react-router|react-router-dom|@reduxjs|react-redux|use-sync-external-store(?=[\\/](?:cjs[\\/]use-sync-external-store-)?with-selector)|redux|redux-thunk|reselect|immer|@standard-schema)[\\/](?!.*legacy-esm)|[\\/]src[\\/](?:lib[\\/]classNames|ui[\\/]LineDrawing)/;

/** Making these takes as long as running all the rest of our own code in the shell: apart, it is a task of its own. */
const API =
  /[\\/]src[\\/]api[\\/](?:baseQuery|booksApi|ordersApi)\.ts$|[\\/]contract[\\/]src[\\/](?:apiPaths|constants)\.ts$/;

/** What nearly every page shows and the shell does not: one small file instead of nine tiny ones, each with its own request. */
const PARTS =
  /[\\/]src[\\/](?:ui[\\/](?:Button|buttonClass|EmptyState|ErrorState|Field|notify|PageHeading|Price|SelectField|Skeleton)|lib[\\/]usePageMeta)\.tsx?$/;

/**
 * What runs before the home page can be used. Browsers that know the comment compile all functions of such a file beside the
 * page while it loads, instead of each in the page's own thread when it is first called: a fifth of that thread's work.
 * https://v8.dev/blog/explicit-compile-hints
 */
const RUN_AT_ONCE = new Set([
  'react',
  'vendor',
  'api',
  'parts',
  'index',
  'HomePage',
  'Cover',
  'useFreshCart',
  'swiper',
  'SearchBox',
]);
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  base: '/',
  plugins: [
    productionRouter(),
    ownReduxForCharts(),
    ownVariablesForDialogs(),
    react(),
    tailwindcss(),
    stylePreload(),
    entryPages(),
  ],
  resolve: { alias: firebaseAlias },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Small pictures stay files: as base64 they would travel inside the JavaScript.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A page's styles are waited for; its scripts are in one or two small files, whose names would weigh on the shell.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // Six characters tell versions apart as well as eight, and the names of 60 pictures are part of the code.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        postBanner: ({ name }) => (RUN_AT_ONCE.has(name) ? COMPILE_AT_ONCE : ''),
        // What every page runs, in two files: they compress better than four, and stay cached over releases.
        codeSplitting: {
          // Otherwise the group would take what it shares with the shell along.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: REACT },
            { name: 'vendor', test: SHELL_LIBRARIES },
            { name: 'api', test: API },
            { name: 'parts', test: PARTS },
          ],
        },
      },
    },
    target: 'baseline-widely-available',
  },
  optimizeDeps: {
    // Found only behind lazy imports: without the list the first visit of such a page reloads it.
    include: [
      'firebase/app',
      'firebase/auth',
      'reactfire',
      'recharts',
      'sweetalert2/dist/sweetalert2.esm.js',
      'swiper',
      'react-hook-form',
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': STACK, '/__': STACK } },
  preview: { port: 5173, strictPort: true, proxy: { '/api': STACK, '/__': STACK } },
});
