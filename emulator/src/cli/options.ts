import { parseArgs } from 'node:util';

/** What the command line asks for. */
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
  /** Flags that mean nothing here. */
  readonly ignored: readonly string[];
};

export const HELP = `A Firestore emulator for development and tests.

  firestore-emulator [flags]

  --host HOST               address to listen on (127.0.0.1)
  --port PORT               port for gRPC and HTTP; 0 takes a free one (8080)
  --data-dir DIR            keep the documents in this directory; without it they are kept in memory
                            (or the environment variable FIRESTORE_EMULATOR_DATA_DIR)
  --fsync                   commits also wait for the disk, to survive a power failure
  --rules FILE              a rules file that refuses everything; only the admin SDK gets in then
  --indexes FILE            refuse queries whose index is not in this firestore.indexes.json
                            (or the environment variable FIRESTORE_EMULATOR_INDEXES)
  --no-index-check          answer every query, whatever indexes there are
  --seed_from_export FILE   import an export (its .overall_export_metadata file) when there are no documents yet
  --functions_emulator HOST:PORT
                            call the functions that this functions emulator registers
  --as-in-production        answer no faster than the cloud, and let commits wait for its limits: one write a second for a
                            document, 500 for an index that only grows (or the environment variable
                            FIRESTORE_EMULATOR_AS_IN_PRODUCTION=true)
  --exit-with-parent        stop when the process that started this one is gone
  --help                    print this

Other flags that firebase-tools passes are accepted and mean nothing here.
`;

/** Flags of firebase-tools that need no word: nothing would change if they were honoured. */
const SILENT = ['websocket_port', 'database-edition', 'project_id', 'single_project_mode'];

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

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(FLAGS), ...SILENT]);

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port ${text} is not a port`);
}

/**
 * Reads the command line and the environment.
 * @throws Error when a flag has no valid value.
 */
export function parseOptions(argv: readonly string[], environment: NodeJS.ProcessEnv): CliOptions {
  const silent = Object.fromEntries(SILENT.map((name) => [name, { type: 'string' as const }]));
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
