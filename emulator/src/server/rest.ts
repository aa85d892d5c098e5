import type { IncomingMessage, RequestListener } from 'node:http';
import { status } from '@grpc/grpc-js';
import { invalidArgument } from '../errors.ts';
import { readText, sendText } from './httpMessages.ts';
import { decodeRequest, encodeResponse, toJsonText } from './restMessages.ts';
import { type RestRoute, routeOf } from './restRoutes.ts';
import { answerCall, type Failure, type ServiceContext, toFailure } from './service.ts';

type Answer = { readonly status: number; readonly json: unknown };

/** Mapping of google/rpc/code.proto. */
const HTTP_STATUS: { readonly [code in status]: number } = {
  [status.OK]: 200,
  [status.CANCELLED]: 499,
  [status.UNKNOWN]: 500,
  [status.INVALID_ARGUMENT]: 400,
  [status.DEADLINE_EXCEEDED]: 504,
  [status.NOT_FOUND]: 404,
  [status.ALREADY_EXISTS]: 409,
  [status.PERMISSION_DENIED]: 403,
  [status.UNAUTHENTICATED]: 401,
  [status.RESOURCE_EXHAUSTED]: 429,
  [status.FAILED_PRECONDITION]: 400,
  [status.ABORTED]: 409,
  [status.OUT_OF_RANGE]: 400,
  [status.UNIMPLEMENTED]: 501,
  [status.INTERNAL]: 500,
  [status.UNAVAILABLE]: 503,
  [status.DATA_LOSS]: 500,
};

function failed({ code, message }: Failure, isStream: boolean): Answer {
  const json = { error: { code: HTTP_STATUS[code], message, status: status[code] } };
  return { status: HTTP_STATUS[code], json: isStream ? [json] : json };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`);
  }
}

/** Merges body or parameters with the parts of the path. */
async function messageOf({ parameters, named }: RestRoute, request: IncomingMessage): Promise<unknown> {
  const message = parameters ?? parseJson(await readText(request));
  // `decodeRequest` rejects it with a better message.
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return message;
  return { ...message, ...named };
}

async function answerRoute(context: ServiceContext, route: RestRoute, request: IncomingMessage): Promise<Answer> {
  const { rpc } = route;
  const isStream = rpc.kind === 'stream';
  try {
    const decoded = decodeRequest(rpc, await messageOf(route, request));
    const { responses, failure } = await answerCall(context, rpc, decoded, request.headers.authorization);
    if (failure) return failed(failure, isStream);
    const encoded = responses.map((response) => encodeResponse(rpc, response));
    return { status: 200, json: isStream ? encoded : encoded[0] };
  } catch (error) {
    return failed(toFailure(error), isStream);
  }
}

async function answerOf(context: ServiceContext, request: IncomingMessage): Promise<Answer> {
  let route: RestRoute;
  try {
    route = routeOf(request.method ?? '', request.url ?? '');
  } catch (error) {
    return failed(toFailure(error), false);
  }
  return answerRoute(context, route, request);
}

export function createRest(context: ServiceContext, other: RequestListener): RequestListener {
  return (request, response) => {
    if (!request.url?.startsWith('/v1/')) return other(request, response);
    answerOf(context, request)
      .then(({ status: code, json }) => {
        sendText(response, code, 'application/json; charset=UTF-8', toJsonText(json));
      })
      .catch(console.error);
  };
}
