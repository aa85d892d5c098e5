import { parseArgs } from 'node:util';

export type CliOptions = {
  readonly help: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string | undefined;
  readonly fsync: boolean;
  readonly rulesFile: string | undefined;
  readonly indexesFile: string | undefined;
  readonly indexCheck: boolean;
  readonly seedFromExport: string | undefined;
  readonly exitWithParent: boolean;
  readonly functions: string | undefined;
  readonly asInProduction: boolean;
  readonly ignored: readonly string[];
};

export const HELP = `A Firestore emulator for development and tests.

  firestore-emulator [flags]

  --host HOST               address to listen on (default 127.0.0.1)
  --port PORT               port for gRPC and HTTP; 0 picks a free one (default 8080)
  --data-dir DIR            directory for the documents; without it they stay in memory
                            (or the environment variable FIRESTORE_EMULATOR_DATA_DIR)
  --fsync                   wait for fsync on every commit, to survive a power failure
  --rules FILE              a rules file that denies everything, so that only the admin SDK has access
  --indexes FILE            reject queries whose index is not in this firestore.indexes.json
                            (or the environment variable FIRESTORE_EMULATOR_INDEXES)
  --no-index-check          answer queries without an index too
  --seed_from_export FILE   import an export (its .overall_export_metadata file) if there are no documents yet
  --functions_emulator HOST:PORT
                            call the functions registered by this functions emulator
  --as-in-production        simulate the latency and write limits of production: one write a second per document, 500 for an
                            index with ascending values (or the environment variable
                            FIRESTORE_EMULATOR_AS_IN_PRODUCTION=true)
  --exit-with-parent        stop when the parent process ends
  --help                    print this help

Other flags of firebase-tools are accepted without effect.
`;

/** Flags of firebase-tools that the emulator ignores. */
const UNUSED_FIREBASE_FLAGS = ['websocket_port', 'database-edition', 'project_id', 'single_project_mode'];

const FLAGS = {
  help: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  'data-dir': { type: 'string' },
  fsync: { type: 'boolean' },
  rules: { type: 'string' },
  indexes: { type: 'string' },
  'no-index-check': { type: 'boolean' },
  seed_from_export: { type: 'string' },
  'exit-with-parent': { type: 'boolean' },
  functions_emulator: { type: 'string' },
  'as-in-production': { type: 'boolean' },
} as const;

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(FLAGS), ...UNUSED_FIREBASE_FLAGS]);

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port ${text} is not a port number (0 to 65535)`);
}

/** @throws Error for a flag without a valid value */
export function parseOptions(argv: readonly string[], environment: NodeJS.ProcessEnv): CliOptions {
  const silent = Object.fromEntries(UNUSED_FIREBASE_FLAGS.map((name) => [name, { type: 'string' as const }]));
  const { values, tokens } = parseArgs({
    args: [...argv],
    options: { ...silent, ...FLAGS },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const text = (name: keyof typeof FLAGS) => {
    const value = values[name];
    if (value === undefined || typeof value === 'string') return value;
    throw new Error(`--${name} needs a value`);
  };
  return {
    help: values.help === true,
    host: text('host') ?? '127.0.0.1',
    port: parsePort(text('port') ?? '8080'),
    dataDir: text('data-dir') ?? (environment.FIRESTORE_EMULATOR_DATA_DIR || undefined),
    fsync: values.fsync === true,
    rulesFile: text('rules'),
    indexesFile: text('indexes') ?? (environment.FIRESTORE_EMULATOR_INDEXES || undefined),
    indexCheck: values['no-index-check'] !== true,
    seedFromExport: text('seed_from_export'),
    exitWithParent: values['exit-with-parent'] === true,
    functions: text('functions_emulator'),
    asInProduction: values['as-in-production'] === true || environment.FIRESTORE_EMULATOR_AS_IN_PRODUCTION === 'true',
    ignored: tokens.flatMap((token) => (token.kind === 'option' && !KNOWN.has(token.name) ? [token.rawName] : [])),
  };
}
