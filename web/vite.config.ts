import { shopAlias } from '@bookstore/shop-kit/folder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkMessages } from '../messages/check.ts';
import { entryPages } from './tooling/entryPages.ts';
import { legalTexts } from './tooling/legalTexts.ts';
import { shopColours } from './tooling/shopColours.ts';
import { shopDocument } from './tooling/shopDocument.ts';

/** Hosting's emulator: it answers the API and the Firebase configuration for the development server. */
const STACK = 'http://127.0.0.1:5050';

/** Whatever the shell says (a test runner's `test` above all): otherwise the shop would get the development half of React. */
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

/** Modules of our own, but for the first: its file keeps the name of the document in the manifest, where budgets.ts looks for it. */
const OURS = /^(?!.*[\\/](?:node_modules[\\/]|main\.tsx$)).*\.tsx?$/;
/** A module that so many lazy parts need goes into one shared file: by itself it would mostly be a file of less than a kilobyte. */
const SHARED_BY = 12;

/** A message that a language lacks, or that nothing shows, ends the build. */
const messages: Plugin = { name: 'messages', apply: 'build', buildStart: checkMessages };

export default defineConfig({
  base: '/',
  plugins: [production, messages, react(), shopDocument(), legalTexts(), shopColours(), tailwindcss(), entryPages()],
  resolve: { alias: shopAlias },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Small pictures stay files: as base64 they would travel inside the JavaScript.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A page's styles are waited for. The names of its scripts would only make the shell larger.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !UNUSED_FIREBASE.test(id) },
      // Messages are constants of modules that many pages share: each stands where it is used, and nowhere else.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Six characters tell versions apart as well as eight, and the names of 60 pictures are part of the code.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // Changes with a library alone, and not with a release of the shop.
            {
              name: 'vendor',
              test: inPackages(
                'react',
                'react-dom',
                'scheduler',
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
            // What every page starts with: without this group it would be as many files as lazy parts share pieces of it.
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
