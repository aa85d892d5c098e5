import { status } from '@grpc/grpc-js';
import { FirestoreError, invalidArgument, unimplemented } from '../errors.ts';
import type { Wait } from '../production/limits.ts';
import type { Store } from '../storage/store.ts';
import { type Caller, callerOf, requireOwner } from './authorization.ts';
import * as commits from './commits.ts';
import * as lists from './lists.ts';
import * as reads from './reads.ts';

/** What the service works on. `deniesAll` is true once rules are loaded: then only the admin SDK gets in. */
export type ServiceContext = { readonly store: Store; readonly deniesAll: () => boolean };

/** `write` waits for what it has to wait for itself; `read` and `stream`, with many answers, tell what is stored. */
type Kind = 'write' | 'read' | 'stream';

/** An RPC of google.firestore.v1.Firestore. Its name decides what `request` and the answers are: see wire.ts. */
export type Rpc = {
  readonly name: string;
  readonly kind: Kind;
  /** How long production takes to answer it, beside what it waits for itself. */
  readonly wait?: Wait;
  readonly answer: (store: Store, request: never, caller: Caller) => object | Promise<object>;
};

/** What an error says to a client. */
export type Failure = { readonly code: status; readonly message: string };

/** What a call comes to: its answers, and the error that ended them. */
type Outcome = { readonly responses: readonly object[]; readonly failure?: Failure };

function pipelinesAreForEnterprise(): never {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
}

/** Refused as soon as it is called, so that listeners fail instead of waiting. */
function missing(name: string): () => never {
  return () => {
    throw unimplemented(`${name} is not supported by this emulator.`);
  };
}

/**
 * Tells a listener that its query was removed, and why, before the stream fails: the SDK takes the failure alone for a
 * broken connection and would try again for as long as it runs.
 */
function* refuseListener(): Iterable<object> {
  const error = unimplemented('Listen is not supported by this emulator.');
  yield { targetChange: { targetChangeType: 'REMOVE', cause: { code: error.code, message: error.message } } };
  throw error;
}

/** The RPCs, whichever protocol they come by. */
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

/** A bug of ours is INTERNAL and printed; UNKNOWN would make SDKs try again for a minute. */
export function toFailure(error: unknown): Failure {
  if (error instanceof FirestoreError) return { code: error.code, message: error.message };
  console.error(error);
  return { code: status.INTERNAL, message: error instanceof Error ? error.message : String(error) };
}

function authorize(context: ServiceContext, authorization: string | undefined): Caller {
  if (context.deniesAll()) requireOwner(authorization);
  return callerOf(authorization);
}

/** All answers of a stream at one moment, up to the error that ends them. */
function collect(answers: Iterable<object>): Outcome {
  const responses: object[] = [];
  try {
    for (const response of answers) responses.push(response);
    return { responses };
  } catch (error) {
    return { responses, failure: toFailure(error) };
  }
}

/**
 * Answers one call; never rejects. What it tells of the store is saved by then.
 * @param authorization the header of that name
 */
export async function answerCall(
  context: ServiceContext,
  { kind, answer, wait }: Rpc,
  request: object,
  authorization: string | undefined,
): Promise<Outcome> {
  try {
    const caller = authorize(context, authorization);
    // The protocols decode a request by the RPC's name, so it is what this one takes.
    const given = answer(context.store, request as never, caller);
    const outcome = kind === 'stream' ? collect(given as Iterable<object>) : { responses: [await given] };
    if (wait) await context.store.production?.latency(wait);
    if (kind !== 'write') await context.store.saved();
    return outcome;
  } catch (error) {
    return { responses: [], failure: toFailure(error) };
  }
}
