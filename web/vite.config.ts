import { shopAlias } from '@bookstore/shop-kit/folder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkMessages } from '../messages/check.ts';
import { ASSET_FILE_NAMES, entryPages } from './tooling/entryPages.ts';
import { legalTexts } from './tooling/legalTexts.ts';
import { shopColours } from './tooling/shopColours.ts';
import { shopDocument } from './tooling/shopDocument.ts';

/** The Hosting emulator, which serves the API and the Firebase configuration to the development server. */
const STACK = 'http://127.0.0.1:5050';

/**
 * Overrides the shell's `NODE_ENV`, such as a test runner's `test`: otherwise the shop would get React's development
 * build.
 */
const production: Plugin = {
  name: 'production',
  config: (_config, { command }) => {
    if (command === 'build') process.env.NODE_ENV = 'production';
  },
};

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** reactfire imports every Firebase product. Without their side effects the build drops all but Auth. */
const UNUSED_FIREBASE =
  /[\\/]node_modules[\\/](?:@firebase[\\/](?!(?:app|auth|util|component|logger)[\\/])|reactfire[\\/]|rxfire[\\/])/;

/** Our own modules except main.tsx, whose file must keep the document's name in the manifest (budgets.ts). */
const OURS = /^(?!.*[\\/](?:node_modules[\\/]|main\.tsx$)).*\.tsx?$/;
/**
 * Number of lazy parts from which a module goes into the shared file, because most such modules are below one
 * kilobyte.
 */
const SHARED_BY = 12;

/** A missing or unused message fails the build. */
const messages: Plugin = { name: 'messages', apply: 'build', buildStart: checkMessages };

export default defineConfig({
  base: '/',
  plugins: [production, messages, react(), shopDocument(), legalTexts(), shopColours(), tailwindcss(), entryPages()],
  resolve: { alias: shopAlias },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Small pictures stay files: as base64 they would enlarge the JavaScript.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Only a page's styles are awaited. The names of its scripts would enlarge the shell.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // Other packages state their side effects themselves.
      treeshake: { moduleSideEffects: (id) => (UNUSED_FIREBASE.test(id) ? false : undefined) },
      // Inlines messages into the code that uses them.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        assetFileNames: ASSET_FILE_NAMES,
        codeSplitting: {
          groups: [
            // Both change only when a library changes. start.js runs each file in a task of its own, and React's is the
            // longest.
            { name: 'react', test: inPackages('react', 'react-dom', 'scheduler') },
            {
              name: 'vendor',
              test: inPackages(
                'react-router',
                'react-router-dom',
                '@reduxjs',
                'react-redux',
                'redux',
                'redux-thunk',
                'reselect',
                'immer',
                'use-sync-external-store',
              ),
            },
            // The code that every page starts with, in one file instead of many shared pieces.
            { name: 'app', tags: ['$initial'], test: OURS },
            { name: 'shared', minShareCount: SHARED_BY, test: OURS },
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
