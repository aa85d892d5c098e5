import { invalidArgument, notFound, unimplemented } from '../errors.ts';
import { RPCS, type Rpc } from './service.ts';

export type RestRoute = {
  readonly rpc: Rpc;
  readonly named: { readonly [field: string]: string };
  readonly parameters?: object;
};

type Verb = { readonly rpc: Rpc; readonly place: 'database' | 'parent' };

function rpcNamed(name: string): Rpc {
  const rpc = RPCS.find((candidate) => candidate.name === name);
  if (!rpc) throw new Error(`There is no RPC ${name}.`);
  return rpc;
}

/** Verbs with a parent work below a document too. */
const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['batchGet', { rpc: rpcNamed('BatchGetDocuments'), place: 'database' }],
  ['runQuery', { rpc: rpcNamed('RunQuery'), place: 'parent' }],
  ['runAggregationQuery', { rpc: rpcNamed('RunAggregationQuery'), place: 'parent' }],
  ['beginTransaction', { rpc: rpcNamed('BeginTransaction'), place: 'database' }],
  ['commit', { rpc: rpcNamed('Commit'), place: 'database' }],
  ['rollback', { rpc: rpcNamed('Rollback'), place: 'database' }],
  ['batchWrite', { rpc: rpcNamed('BatchWrite'), place: 'database' }],
]);
const GET_DOCUMENT = rpcNamed('GetDocument');

const DOCUMENTS = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/;
const VERB = /^(.*):([^:/]*)$/;

/** Google's gateway accepts these with every request. */
const SYSTEM_PARAMETERS = new Set(['$alt', 'alt', 'key', 'prettyPrint', 'quotaUser']);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidArgument(`The path ${path} is not encoded correctly.`);
  }
}

function postRoute(path: string): RestRoute | undefined {
  const [, before = '', verb = ''] = VERB.exec(path) ?? [];
  const { rpc, place } = VERBS.get(verb) ?? {};
  const name = decoded(before);
  const [, database, below] = DOCUMENTS.exec(name) ?? [];
  if (!rpc || database === undefined) return undefined;
  if (place === 'parent') return { rpc, named: { parent: name } };
  return below === undefined ? { rpc, named: { database } } : undefined;
}

function parametersOf(query: string): object {
  const parameters = new URLSearchParams(query);
  const fieldPaths = parameters.getAll('mask.fieldPaths');
  const others = [...parameters].filter(([name]) => name !== 'mask.fieldPaths' && !SYSTEM_PARAMETERS.has(name));
  return { ...Object.fromEntries(others), ...(fieldPaths.length > 0 ? { mask: { fieldPaths } } : {}) };
}

function getRoute(path: string, query: string): RestRoute | undefined {
  const name = decoded(path);
  const below = DOCUMENTS.exec(name)?.[2];
  // An odd number of segments is a collection.
  if (!below || below.split('/').length % 2 !== 0) return undefined;
  return { rpc: GET_DOCUMENT, named: { name }, parameters: parametersOf(query) };
}

/** @throws FirestoreError NOT_FOUND for an unknown path, UNIMPLEMENTED for one that only Firestore serves */
export function routeOf(method: string, url: string): RestRoute {
  const [path = '', query = ''] = url.slice('/v1/'.length).split(/\?(.*)/s);
  const route = method === 'POST' ? postRoute(path) : method === 'GET' ? getRoute(path, query) : undefined;
  if (route) return route;
  const request = `${method} /v1/${path}`;
  const isOfDocuments = /^projects\/[^/]+\/databases\/[^/]+\/documents(?=[/:]|$)/.test(path);
  if (!isOfDocuments) throw notFound(`${request} is not a call of Firestore.`);
  throw unimplemented(`${request} is not served over REST by this emulator. Its README says what is.`);
}
