import { type Answer, type Call, connect } from './client.ts';
import type { JsonObject } from './recordings.ts';

const VERBS: { readonly [method: string]: string } = {
  BatchGetDocuments: 'batchGet',
  RunQuery: 'runQuery',
  RunAggregationQuery: 'runAggregationQuery',
  BeginTransaction: 'beginTransaction',
  Commit: 'commit',
  Rollback: 'rollback',
  BatchWrite: 'batchWrite',
};

type Failed = { readonly error: { readonly status: string; readonly message: string } };

const isFailed = (answer: JsonObject | undefined): answer is Failed => answer?.error !== undefined;

const pathOf = (name: string) => name.split('/').map(encodeURIComponent).join('/');

function getUrl({ name, mask, ...others }: JsonObject): string {
  const parameters = new URLSearchParams(others as { [name: string]: string });
  for (const path of (mask as { fieldPaths?: string[] } | undefined)?.fieldPaths ?? []) {
    parameters.append('mask.fieldPaths', path);
  }
  return `${pathOf(String(name))}?${parameters}`;
}

function postUrl(verb: string | undefined, { database, parent }: JsonObject): string {
  return `${pathOf(String(parent ?? `${database}/documents`))}:${verb}`;
}

async function callOverRest(address: string, method: string, request: JsonObject, owner: boolean): Promise<Answer> {
  const isGet = method === 'GetDocument';
  const { database, parent, ...body } = request;
  const url = isGet ? getUrl(request) : postUrl(VERBS[method], request);
  const response = await fetch(`http://${address}/v1/${url}`, {
    headers: owner ? { authorization: 'Bearer owner' } : {},
    ...(isGet ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const responses = [await response.json()].flat() as JsonObject[];
  const [first] = responses;
  return isFailed(first) ? { ...first.error, responses: [] } : { status: 'OK', message: '', responses };
}

/** Uses gRPC for RPCs that REST lacks. */
export function connectOverRest(address: string): { call: Call; close: () => void } {
  const grpc = connect(address);
  const call: Call = (method, request, { owner = true } = {}) =>
    method === 'GetDocument' || VERBS[method]
      ? callOverRest(address, method, request, owner)
      : grpc.call(method, request, { owner });
  return { call, close: grpc.close };
}
