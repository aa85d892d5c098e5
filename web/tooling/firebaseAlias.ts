import { fileURLToPath } from 'node:url';

/** Sends the Firebase products that nobody uses to the stub, in the build and in tests alike. */
export const firebaseAlias = [
  {
    find: /^firebase\/(database|firestore|functions|remote-config|storage)$/,
    replacement: fileURLToPath(new URL('./unusedFirebase.ts', import.meta.url)),
  },
];
