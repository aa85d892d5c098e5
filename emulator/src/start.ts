import { UNCHECKED } from './indexes/catalogue.ts';
import { parseIndexes } from './indexes/indexFile.ts';
import { DataDirectory } from './persistence/dataDirectory.ts';
import { readExport, writeExport } from './persistence/exports.ts';
import { Production } from './production/production.ts';
import { createAdminHttp } from './server/adminHttp.ts';
import { createGrpcService } from './server/grpc.ts';
import { openPort } from './server/port.ts';
import { createRest } from './server/rest.ts';
import { judgeRules } from './server/rules.ts';
import { Store } from './storage/store.ts';
import type { TransactionLimits } from './transactions/transactions.ts';
import type { RetryTimes } from './triggers/calls.ts';
import { Triggers } from './triggers/triggers.ts';

export type FirestoreEmulatorOptions = {
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port?: number;
  /** Where documents are kept; without it they are gone when the emulator stops. */
  readonly dataDir?: string;
  /** Commits also wait for the disk. */
  readonly fsync?: boolean;
  /** Path of an `.overall_export_metadata` file; used when there are no documents yet. */
  readonly seedFromExport?: string;
  /** The text of a rules file. Without rules everybody may read and write. */
  readonly rules?: string;
  /** The text of a firestore.indexes.json: a query that needs another index is refused. Without it none is. */
  readonly indexes?: string;
  /** False answers every query, whatever indexes there are. */
  readonly indexCheck?: boolean;
  readonly transactionLimits?: TransactionLimits;
  /** Waits as long as production, and for its limits. Off unless it is asked for. */
  readonly asInProduction?: boolean;
  /** `host:port` of the functions emulator: functions that it registers are called after commits. */
  readonly functions?: string;
  /** How calls of functions that failed are made again. */
  readonly retryTimes?: RetryTimes;
  /** Lines for the operator. */
  readonly log?: (line: string) => void;
  /** Called for POST /shutdown, and with an error when a commit could not be saved. */
  readonly onStop?: (error?: unknown) => void;
};

export type FirestoreEmulator = {
  readonly host: string;
  readonly port: number;
  /** What FIRESTORE_EMULATOR_HOST has to be. */
  readonly address: string;
  /** Deletes everything, or everything of one project. */
  readonly clear: (project?: string) => Promise<void>;
  /** Stops answering, and resolves when everything is saved. */
  readonly close: () => Promise<void>;
};

function checkRules(rules: string | undefined): void {
  const [issue] = rules === undefined ? [] : judgeRules(rules).issues;
  if (!issue) return;
  const { line, column } = issue.sourcePosition;
  throw new Error(`rules, line ${line}, column ${column}: ${issue.description}`);
}

function readIndexes({ indexes, indexCheck = true }: FirestoreEmulatorOptions) {
  if (indexes === undefined) return UNCHECKED;
  try {
    return parseIndexes(indexes, indexCheck);
  } catch (error) {
    throw new Error(`indexes: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Fills the store from the data directory, or from an export when there are no documents yet. */
async function fill(store: Store, directory: DataDirectory | undefined, options: FirestoreEmulatorOptions) {
  const { seedFromExport, log } = options;
  const isEmpty = directory?.isEmpty ?? true;
  directory?.attach(store);
  if (seedFromExport === undefined) return;
  if (!isEmpty) {
    log?.(`${options.dataDir} already holds documents: ${seedFromExport} is not imported.`);
    return;
  }
  await readExport(store, seedFromExport);
  await directory?.compact();
}

/**
 * Starts an emulator in this process. Several may run side by side, each with its own port and data directory.
 * @throws Error when the port is taken, the data directory is in use or damaged, the rules allow anything, or the indexes
 *   cannot be read.
 */
export async function startFirestoreEmulator(options: FirestoreEmulatorOptions = {}): Promise<FirestoreEmulator> {
  const { host: wantedHost = '127.0.0.1', port: wantedPort = 0, dataDir, fsync = false, onStop } = options;
  checkRules(options.rules);
  let deniesAll = options.rules !== undefined;
  const store = new Store({ limits: options.transactionLimits, catalogue: readIndexes(options) });
  if (options.asInProduction) store.production = new Production();
  const { functions, retryTimes, log } = options;
  const triggers = new Triggers({ store, functions, retryTimes, log });
  const directory = dataDir
    ? await DataDirectory.open(dataDir, { sync: fsync, onFailure: (error) => onStop?.(error) })
    : undefined;
  try {
    await fill(store, directory, options);
    const context = { store, deniesAll: () => deniesAll };
    const adminHttp = createAdminHttp({
      store,
      triggers,
      denyAll: () => {
        deniesAll = true;
      },
      exportDatabase: (target) => writeExport(store, target),
      shutdown: () => onStop?.(),
    });
    const http = createRest(context, adminHttp);
    const open = await openPort({ host: wantedHost, port: wantedPort }, createGrpcService(context), http);
    return {
      host: open.host,
      port: open.port,
      address: `${open.host.includes(':') ? `[${open.host}]` : open.host}:${open.port}`,
      clear: (project) => store.clear((name) => project === undefined || name.startsWith(`projects/${project}/`)),
      close: async () => {
        triggers.close();
        await open.close();
        await directory?.close();
      },
    };
  } catch (error) {
    await directory?.close();
    throw error;
  }
}
