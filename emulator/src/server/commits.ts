import { randomInt } from 'node:crypto';
import { FirestoreError, invalidArgument, permissionDenied } from '../errors.ts';
import { parseDatabaseName, parseDocumentName } from '../model/names.ts';
import type { Admission } from '../production/production.ts';
import type { Database } from '../storage/database.ts';
import type { DocumentChange } from '../storage/document.ts';
import type { Store } from '../storage/store.ts';
import { type Micros, toTimestamp } from '../time.ts';
import { type Transaction, transactionExpired } from '../transactions/transactions.ts';
import type {
  WireDocument,
  WireMask,
  WirePrecondition,
  WireTimestamp,
  WireTransactionOptions,
  WireWrite,
  WireWriteResult,
} from '../wire.ts';
import { applyMutations } from '../writes/applyMutations.ts';
import { checkCommitSize } from '../writes/commitSize.ts';
import { checkDistinctDocuments, decodeWrites, type Mutation } from '../writes/mutation.ts';
import type { Caller } from './authorization.ts';
import { beginTransaction } from './consistency.ts';
import { maskedDocument } from './reads.ts';

type CommitRequest = { database?: string; writes?: WireWrite[]; transaction?: Buffer };
type CommitResponse = { writeResults?: WireWriteResult[]; commitTime?: WireTimestamp };
type BeginTransactionRequest = { database?: string; options?: WireTransactionOptions };
type RollbackRequest = { database?: string; transaction?: Buffer };
type CreateDocumentRequest = {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: WireDocument;
  mask?: WireMask;
};
type UpdateDocumentRequest = {
  document?: WireDocument;
  updateMask?: WireMask;
  mask?: WireMask;
  currentDocument?: WirePrecondition;
};
type DeleteDocumentRequest = { name?: string; currentDocument?: WirePrecondition };

type Committed = { readonly results: WireWriteResult[]; readonly at: Micros; readonly saved: Promise<void> };

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

function randomDocumentId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
}

/** Ends the transaction even if a write fails. */
function applyNow(
  store: Store,
  database: Database,
  mutations: readonly Mutation[],
  transaction: Transaction | undefined,
): Committed {
  if (transaction && !database.transactions.isOpen(transaction)) throw transactionExpired();
  const at = store.clock.next();
  try {
    const { changes, results } = applyMutations(database, mutations, at);
    checkCommitSize(changes, database.catalogue);
    return { results, at, saved: store.commit(database, changes, at) };
  } finally {
    if (transaction) database.transactions.end(transaction);
  }
}

/** Returns nothing if the writes would fail. */
function previewChanges(store: Store, database: Database, mutations: readonly Mutation[]): readonly DocumentChange[] {
  try {
    return applyMutations(database, mutations, store.clock.now()).changes;
  } catch {
    return [];
  }
}

function writeAfterLocks(store: Store, database: Database, mutations: readonly Mutation[], transaction?: Transaction) {
  const targets = mutations.map(({ path }) => path);
  const { transactions } = database;
  const write = () => applyNow(store, database, mutations, transaction);
  const { production } = store;
  const locked = production && transactions.lockedAmong(targets, transaction);
  if (!production || locked === undefined) return transactions.whenFree(targets, transaction, write);
  const since = production.time.now();
  return transactions.whenFree(targets, transaction, write, production.time.slowMotion).finally(() => {
    production.recordLockWait(locked, since);
  });
}

/** Waits for production limits and locks. Await `store.saved()` before answering. */
async function write(
  store: Store,
  database: Database,
  mutations: readonly Mutation[],
  transaction?: Transaction,
): Promise<Committed> {
  let admission: Admission | undefined;
  try {
    admission = await store.production?.admit(previewChanges(store, database, mutations), database.catalogue);
    const committed = await writeAfterLocks(store, database, mutations, transaction);
    admission?.done();
    return committed;
  } catch (error) {
    admission?.cancel();
    if (transaction) database.transactions.end(transaction);
    // A failed precondition reveals stored data too.
    await store.saved();
    throw error;
  }
}

export async function commit(store: Store, request: CommitRequest): Promise<CommitResponse> {
  const database = store.database(parseDatabaseName(request.database));
  const mutations = decodeWrites(request.writes, database.name);
  const transaction = request.transaction?.length ? database.transactions.use(request.transaction) : undefined;
  if (transaction?.snapshot !== undefined && mutations.length > 0) {
    throw invalidArgument('Cannot modify entities in a read-only transaction.');
  }
  if (mutations.length === 0) {
    if (!transaction) return {};
    database.transactions.end(transaction);
    return { commitTime: toTimestamp(store.clock.next()) };
  }
  await store.production?.latency('commit');
  const { results, at, saved } = await write(store, database, mutations, transaction);
  await saved;
  return { writeResults: results, commitTime: toTimestamp(at) };
}

export async function batchWrite(store: Store, request: CommitRequest, caller: Caller) {
  const database = store.database(parseDatabaseName(request.database));
  const mutations = decodeWrites(request.writes, database.name);
  checkDistinctDocuments(mutations);
  if (caller !== 'owner') throw permissionDenied('Batch writes require admin authentication.');
  const writeResults: WireWriteResult[] = [];
  const status: { code?: number; message?: string }[] = [];
  const saves: Promise<void>[] = [];
  for (const mutation of mutations) {
    try {
      const { results, saved } = await write(store, database, [mutation]);
      writeResults.push(results[0] ?? {});
      status.push({});
      saves.push(saved);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      writeResults.push({});
      status.push({ code: error.code, message: error.message });
    }
  }
  await Promise.all(saves);
  return { writeResults, status };
}

/** Current SDKs begin transactions with their first read instead. */
export function begin(store: Store, { database: name, options }: BeginTransactionRequest): { transaction: Buffer } {
  const database = store.database(parseDatabaseName(name));
  return { transaction: beginTransaction(store, database, options).id };
}

/** Succeeds if the transaction is already over. */
export function rollback(store: Store, { database, transaction }: RollbackRequest): object {
  store.database(parseDatabaseName(database)).transactions.rollback(transaction);
  return {};
}

async function writeDocument(store: Store, name: string | undefined, wire: WireWrite, mask: WireMask | undefined) {
  const path = parseDocumentName(name);
  await commit(store, { database: path.database, writes: [wire] });
  const document = store.database(path.database).get(path);
  return document ? maskedDocument(document, mask) : {};
}

export function createDocument(store: Store, request: CreateDocumentRequest): Promise<WireDocument> {
  const { parent = '', collectionId = '', document, mask } = request;
  const name = `${parent}/${collectionId}/${request.documentId || randomDocumentId()}`;
  const update = { name, fields: document?.fields ?? {} };
  return writeDocument(store, name, { update, currentDocument: { exists: false } }, mask);
}

export function updateDocument(store: Store, request: UpdateDocumentRequest): Promise<WireDocument> {
  const { document = {}, updateMask, currentDocument, mask } = request;
  const wire: WireWrite = { update: document };
  if (updateMask) wire.updateMask = updateMask;
  if (currentDocument) wire.currentDocument = currentDocument;
  return writeDocument(store, document.name, wire, mask);
}

export async function deleteDocument(store: Store, request: DeleteDocumentRequest): Promise<object> {
  const { database } = parseDocumentName(request.name);
  const wire: WireWrite = { delete: request.name ?? '' };
  if (request.currentDocument) wire.currentDocument = request.currentDocument;
  await commit(store, { database, writes: [wire] });
  return {};
}
