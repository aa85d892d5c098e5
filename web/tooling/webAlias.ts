import { fileURLToPath } from 'node:url';
import { shopFolder } from '@bookstore/shop-kit/folder';

/** In the build and in tests alike: the shop is its folder, and the Firebase products that nobody uses are the stub. */
export const webAlias = [
  { find: '@bookstore/shop', replacement: shopFolder() },
  {
    find: /^firebase\/(database|firestore|functions|remote-config|storage)$/,
    replacement: fileURLToPath(new URL('./unusedFirebase.ts', import.meta.url)),
  },
];
