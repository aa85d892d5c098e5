import { UNCHECKED } from './indexes/catalogue.ts';
import { parseIndexes } from './indexes/indexFile.ts';
import { DataDirectory } from './persistence/dataDirectory.ts';
import { readExport, writeExport } from './persistence/exports.ts';
import { Production } from './production/production.ts';
import { createAdminHttp } from './server/adminHttp.ts';
import { createGrpcService } from './server/grpc.ts';
import { openPort } from './server/port.ts';
import { createRest } from './server/rest.ts';
import { checkRules } from './server/rules.ts';
import { Store } from './storage/store.ts';
import type { TransactionLimits } from './transactions/transactions.ts';
import type { RetryTimes } from './triggers/calls.ts';
import { Triggers } from './triggers/triggers.ts';

export type FirestoreEmulatorOptions = {
  readonly host?: string;
  /** 0 picks a free port. */
  readonly port?: number;
  /** Without it documents are kept in memory. */
  readonly dataDir?: string;
  /** Commits wait for fsync. */
  readonly fsync?: boolean;
  /** An `.overall_export_metadata` file, imported if there are no documents. */
  readonly seedFromExport?: string;
  /** Content of a rules file; without it access is open. */
  readonly rules?: string;
  /** Content of firestore.indexes.json; queries without an index are rejected. */
  readonly indexes?: string;
  readonly indexCheck?: boolean;
  readonly transactionLimits?: TransactionLimits;
  readonly asInProduction?: boolean;
  /** `host:port` of the functions emulator, called after commits. */
  readonly functions?: string;
  readonly retryTimes?: RetryTimes;
  readonly log?: (line: string) => void;
  /** Called on POST /shutdown, and with an error if a commit was not saved. */
  readonly onStop?: (error?: unknown) => void;
};

export type FirestoreEmulator = {
  readonly host: string;
  readonly port: number;
  /** Value of FIRESTORE_EMULATOR_HOST. */
  readonly address: string;
  /** Deletes all data, or one project's. */
  readonly clear: (project?: string) => Promise<void>;
  /** Resolves when everything is saved. */
  readonly close: () => Promise<void>;
};

function assertDenyingRules(rules: string | undefined): void {
  const [issue] = rules === undefined ? [] : checkRules(rules);
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

async function fill(store: Store, directory: DataDirectory | undefined, options: FirestoreEmulatorOptions) {
  const { seedFromExport, log } = options;
  const isEmpty = directory?.isEmpty ?? true;
  directory?.attach(store);
  if (seedFromExport === undefined) return;
  if (!isEmpty) {
    log?.(`${options.dataDir} already has documents, so ${seedFromExport} is not imported.`);
    return;
  }
  await readExport(store, seedFromExport);
  await directory?.compact();
}

/**
 * Starts an emulator; several can run in one process. @throws Error if the port is taken, the data directory is in
 * use or damaged, the rules allow access, or the indexes are invalid
 */
export async function startFirestoreEmulator(options: FirestoreEmulatorOptions = {}): Promise<FirestoreEmulator> {
  const { host: wantedHost = '127.0.0.1', port: wantedPort = 0, dataDir, fsync = false, onStop } = options;
  assertDenyingRules(options.rules);
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
