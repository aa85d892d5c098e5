// node build.mjs [folder]: bundles the function into index.js of the folder, dist unless one is given. The contract is a
// package of this repository that the cloud cannot install, so it is inlined, and zod with it: as a hundred files of its
// own it takes 30 ms longer to load. The other runtime packages stay outside, which starts as fast as one big file and
// keeps stack traces readable.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const folder = process.argv[2] ?? here('dist');

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: [here('src/index.ts')],
  outfile: `${folder}/index.js`,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  external: [
    '@google-cloud/firestore',
    'express',
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    'jsonwebtoken',
  ],
});
