// node build.mjs [folder]: bundles the function into index.mjs of the folder, dist unless one is given, and the Firestore
// client into firestore.mjs, which loads with the first request that needs it (docs/decisions/006). The contract is a
// package of this repository that the cloud cannot install, so it is inlined, and zod with it: as a hundred files of its
// own it takes 30 ms longer to load. Nothing is minified: it would start no sooner, and stack traces stay readable.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const folder = process.argv[2] ?? here('dist');

/** Of google.protobuf: the values that messages hold. The others describe .proto files, for compilers. */
const KEPT_TYPES = /^(Timestamp|Duration|Any|Empty|FieldMask|Struct|\w*Value)$/;

/** The descriptions of calls and messages, without what no call of Firestore sends: its administration, and options. */
function withoutUnused(path) {
  const description = JSON.parse(readFileSync(path, 'utf8'));
  const { firestore, protobuf, ...others } = description.nested.google.nested;
  if (firestore) delete firestore.nested.admin;
  for (const name of Object.keys(protobuf.nested)) if (!KEPT_TYPES.test(name)) delete protobuf.nested[name];
  const { api: _options, longrunning: _administration, ...kept } = others;
  description.nested.google.nested = { ...kept, ...(firestore && { firestore }), protobuf };
  return description;
}

const EMPTY = () => ({ contents: 'module.exports = {};' });
// The client takes one name from it, for pipelines, which we do not use.
const NO_NAMES = () => ({ contents: 'exports.google = { firestore: { v1: {} } };' });
const TRIMMED = ({ path }) => ({ contents: JSON.stringify(withoutUnused(path)), loader: 'json' });

/**
 * What the Firestore client loads before its first call and never uses for ours: two megabytes of generated code beside
 * the descriptions from which it makes the same once more at run time. That is a fifth of a cold start.
 */
const UNUSED = [
  [/firestore-api[\\/]build[\\/]protos[\\/]protos\.json$/, TRIMMED],
  [/google-gax[\\/]build[\\/]protos[\\/]locations\.json$/, TRIMMED],
  [/google-gax[\\/]build[\\/]protos[\\/](iam_service|locations|operations)\.js$/, EMPTY],
  [/firestore-api[\\/]build[\\/]src[\\/]v1[\\/]firestore_admin_client\.js$/, EMPTY],
  [/firestore-api[\\/]build[\\/]protos[\\/]protos\.js$/, NO_NAMES],
];

/** @throws Error when a new version of the client has moved a file: then this list needs a look. */
const leaveOutUnused = {
  name: 'leave out what is not used',
  setup({ onLoad, onEnd }) {
    const met = new Set();
    for (const [filter, replace] of UNUSED) {
      onLoad({ filter }, (file) => {
        met.add(filter);
        return replace(file);
      });
    }
    onEnd(() => {
      const missing = UNUSED.filter(([filter]) => !met.has(filter));
      if (missing.length > 0) throw new Error(`Nothing matches ${missing.map(([filter]) => filter).join(', ')}.`);
    });
  },
};

/**
 * firebase-functions imports the Admin SDK, for kinds of functions that we have not. It stays outside the bundle, and what
 * imports it without using it need not load it.
 */
const adminOnlyWhereUsed = {
  name: 'the Admin SDK only where it is used',
  setup({ onResolve }) {
    onResolve({ filter: /^firebase-admin\// }, ({ path }) => ({ path, external: true, sideEffects: false }));
  },
};

rmSync(folder, { recursive: true, force: true });
await build({
  entryPoints: [here('src/index.ts'), here('src/firestore.ts')],
  outdir: folder,
  // A module by its name: to find out about a .js, the functions framework loads a library for 70 ms that reads package.json.
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  // For the CommonJS packages inside, which ask for Node's own modules and for where they are.
  banner: {
    js: [
      "import { createRequire as createRequireHere } from 'node:module';",
      'const require = createRequireHere(import.meta.url);',
      'const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];',
    ].join('\n'),
  },
  plugins: [leaveOutUnused, adminOnlyWhereUsed],
  external: ['express', 'jsonwebtoken'],
});
