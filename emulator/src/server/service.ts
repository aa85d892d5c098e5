import { status } from '@grpc/grpc-js';
import { FirestoreError, invalidArgument, unimplemented } from '../errors.ts';
import type { LatencyKind } from '../production/limits.ts';
import type { Store } from '../storage/store.ts';
import { type Caller, callerOf, requireOwner } from './authorization.ts';
import * as commits from './commits.ts';
import * as lists from './lists.ts';
import * as reads from './reads.ts';

export type ServiceContext = { readonly store: Store; readonly deniesAll: () => boolean };

/** `write` waits for its own save; the others reveal stored data. */
type Kind = 'write' | 'read' | 'stream';

/** The name determines request and answers (wire.ts). */
export type Rpc = {
  readonly name: string;
  readonly kind: Kind;
  readonly wait?: LatencyKind;
  readonly answer: (store: Store, request: never, caller: Caller) => object | Promise<object>;
};

export type Failure = { readonly code: status; readonly message: string };

type Outcome = { readonly responses: readonly object[]; readonly failure?: Failure };

function pipelinesAreForEnterprise(): never {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
}

/** Fails on call, so that listeners do not wait. */
function missing(name: string): () => never {
  return () => {
    throw unimplemented(`${name} is not supported by this emulator.`);
  };
}

/** The SDK would take an error alone for a broken connection and retry forever. */
function* refuseListener(): Iterable<object> {
  const error = unimplemented('Listen is not supported by this emulator.');
  yield { targetChange: { targetChangeType: 'REMOVE', cause: { code: error.code, message: error.message } } };
  throw error;
}

export const RPCS: readonly Rpc[] = [
  { name: 'GetDocument', kind: 'read', wait: 'lookup', answer: reads.getDocument },
  { name: 'BatchGetDocuments', kind: 'stream', wait: 'lookup', answer: reads.batchGetDocuments },
  { name: 'RunQuery', kind: 'stream', wait: 'query', answer: reads.runStructuredQuery },
  { name: 'RunAggregationQuery', kind: 'stream', wait: 'query', answer: reads.runAggregationQuery },
  { name: 'ListDocuments', kind: 'read', wait: 'query', answer: lists.listDocuments },
  { name: 'ListCollectionIds', kind: 'read', wait: 'query', answer: lists.listCollectionIds },
  { name: 'BeginTransaction', kind: 'write', wait: 'lookup', answer: commits.begin },
  { name: 'Commit', kind: 'write', answer: commits.commit },
  { name: 'Rollback', kind: 'write', wait: 'lookup', answer: commits.rollback },
  { name: 'BatchWrite', kind: 'write', wait: 'commit', answer: commits.batchWrite },
  { name: 'CreateDocument', kind: 'write', answer: commits.createDocument },
  { name: 'UpdateDocument', kind: 'write', answer: commits.updateDocument },
  { name: 'DeleteDocument', kind: 'write', answer: commits.deleteDocument },
  { name: 'PartitionQuery', kind: 'write', answer: missing('PartitionQuery') },
  { name: 'ExecutePipeline', kind: 'stream', answer: pipelinesAreForEnterprise },
  { name: 'Listen', kind: 'stream', answer: refuseListener },
  { name: 'Write', kind: 'stream', answer: missing('Write') },
];

/** Unexpected errors are INTERNAL, because SDKs retry UNKNOWN for a minute. */
export function toFailure(error: unknown): Failure {
  if (error instanceof FirestoreError) return { code: error.code, message: error.message };
  console.error(error);
  return { code: status.INTERNAL, message: error instanceof Error ? error.message : String(error) };
}

function authorize(context: ServiceContext, authorization: string | undefined): Caller {
  if (context.deniesAll()) requireOwner(authorization);
  return callerOf(authorization);
}

/** Collects the answers of one moment, up to the first error. */
function collect(answers: Iterable<object>): Outcome {
  const responses: object[] = [];
  try {
    for (const response of answers) responses.push(response);
    return { responses };
  } catch (error) {
    return { responses, failure: toFailure(error) };
  }
}

/** Never rejects; answers after the data it reveals is saved. */
export async function answerCall(
  context: ServiceContext,
  { kind, answer, wait }: Rpc,
  request: object,
  authorization: string | undefined,
): Promise<Outcome> {
  try {
    const caller = authorize(context, authorization);
    // Requests are decoded by RPC name.
    const result = answer(context.store, request as never, caller);
    const outcome = kind === 'stream' ? collect(result as Iterable<object>) : { responses: [await result] };
    if (wait) await context.store.production?.latency(wait);
    if (kind !== 'write') await context.store.saved();
    return outcome;
  } catch (error) {
    return { responses: [], failure: toFailure(error) };
  }
}
