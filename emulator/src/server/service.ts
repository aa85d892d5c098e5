import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { FirestoreError, invalidArgument, unimplemented } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { type Caller, callerOf, requireOwner } from './authorization.ts';
import * as commits from './commits.ts';
import * as lists from './lists.ts';
import * as reads from './reads.ts';

/** What the service works on. `deniesAll` is true once rules are loaded: then only the admin SDK gets in. */
type ServiceContext = { readonly store: Store; readonly deniesAll: () => boolean };

type Answer<Request, Response> = (store: Store, request: Request, caller: Caller) => Response;

/** A bug of ours is INTERNAL and printed; UNKNOWN would make SDKs try again for a minute. */
function toStatus(error: unknown): { code: status; details: string } {
  if (error instanceof FirestoreError) return { code: error.code, details: error.message };
  console.error(error);
  return { code: status.INTERNAL, details: error instanceof Error ? error.message : String(error) };
}

function authorize(context: ServiceContext, metadata: Metadata): Caller {
  if (context.deniesAll()) requireOwner(metadata);
  return callerOf(metadata);
}

/** An RPC with one answer that waits for what it has to wait for. */
function unary<Request, Response>(
  context: ServiceContext,
  answer: Answer<Request, Response | Promise<Response>>,
): handleUnaryCall<Request, Response> {
  return async (call, callback) => {
    try {
      callback(null, await answer(context.store, call.request, authorize(context, call.metadata)));
    } catch (error) {
      callback(toStatus(error));
    }
  };
}

/** An RPC with one answer that tells what is stored. */
function read<Request, Response>(
  context: ServiceContext,
  answer: Answer<Request, Response>,
): handleUnaryCall<Request, Response> {
  return unary<Request, Response>(context, async (store, request, caller) => {
    const response = answer(store, request, caller);
    await store.saved();
    return response;
  });
}

/** All answers at one moment, up to the error that ends them. */
function collect<Response>(answer: () => Iterable<Response>): { responses: Response[]; failure?: { error: unknown } } {
  const responses: Response[] = [];
  try {
    for (const response of answer()) responses.push(response);
    return { responses };
  } catch (error) {
    return { responses, failure: { error } };
  }
}

/**
 * An RPC with a stream of answers. The headers go first: without them the SDK takes an error for a broken connection
 * and tries twice more.
 */
function stream<Request, Response>(
  context: ServiceContext,
  answer: Answer<Request, Iterable<Response>>,
): handleServerStreamingCall<Request, Response> {
  return async (call) => {
    call.sendMetadata(new Metadata());
    const { responses, failure } = collect(() =>
      answer(context.store, call.request, authorize(context, call.metadata)),
    );
    const unsaved = await context.store.saved().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (!unsaved) for (const response of responses) call.write(response);
    const failed = unsaved ?? failure;
    if (failed) call.emit('error', toStatus(failed.error));
    else call.end();
  };
}

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

/** The RPCs of google.firestore.v1.Firestore. */
export function createService(context: ServiceContext): UntypedServiceImplementation {
  return {
    GetDocument: read(context, reads.getDocument),
    BatchGetDocuments: stream(context, reads.batchGetDocuments),
    RunQuery: stream(context, reads.runStructuredQuery),
    RunAggregationQuery: stream(context, reads.runAggregationQuery),
    ListDocuments: read(context, lists.listDocuments),
    ListCollectionIds: read(context, lists.listCollectionIds),
    BeginTransaction: unary(context, commits.begin),
    Commit: unary(context, commits.commit),
    Rollback: unary(context, commits.rollback),
    BatchWrite: unary(context, commits.batchWrite),
    CreateDocument: unary(context, commits.createDocument),
    UpdateDocument: unary(context, commits.updateDocument),
    DeleteDocument: unary(context, commits.deleteDocument),
    PartitionQuery: unary(context, missing('PartitionQuery')),
    ExecutePipeline: stream(context, pipelinesAreForEnterprise),
    Listen: stream(context, refuseListener),
    Write: stream(context, missing('Write')),
  };
}
