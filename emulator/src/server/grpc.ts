import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { isRequestTooLarge, requestTooLarge } from './requestSize.ts';
import { answerCall, type Failure, RPCS, type Rpc, type ServiceContext, toFailure } from './service.ts';

const toStatus = ({ code, message }: Failure) => ({ code, details: message });

function answerMessage(context: ServiceContext, rpc: Rpc, request: object, metadata: Metadata) {
  if (isRequestTooLarge(request)) return { responses: [], failure: toFailure(requestTooLarge()) };
  return answerCall(context, rpc, request, metadata.get('authorization')[0]?.toString());
}

function unary(context: ServiceContext, rpc: Rpc): handleUnaryCall<object, object> {
  return async ({ request, metadata }, callback) => {
    const { responses, failure } = await answerMessage(context, rpc, request, metadata);
    if (failure) callback(toStatus(failure));
    else callback(null, responses[0]);
  };
}

/** Sends headers first; without them the SDK assumes a broken connection and retries twice. */
function stream(context: ServiceContext, rpc: Rpc): handleServerStreamingCall<object, object> {
  return async (call) => {
    call.sendMetadata(new Metadata());
    const { responses, failure } = await answerMessage(context, rpc, call.request, call.metadata);
    for (const response of responses) call.write(response);
    if (failure) call.emit('error', toStatus(failure));
    else call.end();
  };
}

export function createGrpcService(context: ServiceContext): UntypedServiceImplementation {
  return Object.fromEntries(
    RPCS.map((rpc) => [rpc.name, rpc.kind === 'stream' ? stream(context, rpc) : unary(context, rpc)]),
  );
}
