import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { parseParentName } from '../model/names.ts';
import { Production } from '../production/production.ts';
import { scaledClock } from '../production/simulatedClock.ts';
import type { Database } from '../storage/database.ts';
import type { DocumentChange } from '../storage/document.ts';
import type { Store } from '../storage/store.ts';
import type { Triggers } from '../triggers/triggers.ts';
import { readText, sendText } from './httpMessages.ts';
import { checkRules } from './rules.ts';

function deletionsBelow(database: Database, segments: readonly string[]): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const document of database.documents()) {
    const { name, path } = document;
    if (segments.every((segment, i) => path.segments[i] === segment)) {
      changes.push({ name, path, before: document, after: undefined });
    }
  }
  return changes;
}

function deleteBelow(store: Store, databaseName: string, segments: readonly string[]): Promise<void> {
  if (segments.includes('')) throw invalidArgument('The path has an empty segment.');
  const database = store.database(databaseName);
  return store.commit(database, deletionsBelow(database, segments), store.clock.next());
}

type Administration = {
  readonly store: Store;
  readonly triggers: Triggers;
  readonly denyAll: () => void;
  readonly exportDatabase: (target: { database: string; directory: string; name: string }) => Promise<void>;
  /** Called after the answer is sent. */
  readonly shutdown: () => void;
};

type Answer = { readonly status?: number; readonly json?: object; readonly text?: string };
type AdminRequest = { readonly body: () => Promise<unknown>; readonly query: URLSearchParams };
type Handler = (admin: Administration, parts: readonly string[], request: AdminRequest) => Promise<Answer>;
type Route = { readonly method: string; readonly path: RegExp; readonly handle: Handler };

const EMPTY_JSON: Answer = { text: '{\n}\n' };

/** One emulator serves several projects and databases. */
const ROUTES: readonly Route[] = [
  { method: 'GET', path: /^\/$/, handle: async () => ({ text: 'Ok\n' }) },
  { method: 'POST', path: /^\/reset$/, handle: reset },
  { method: 'POST', path: /^\/shutdown$/, handle: shutdown },
  { method: 'DELETE', path: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents.*)$/, handle: deleteAt },
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/[^/]+:securityRules$/, handle: setRules },
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+):export$/, handle: exportDatabase },
  // First-generation functions are accepted but never called.
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/[^/]+\/triggers\/[^/]+$/, handle: async () => EMPTY_JSON },
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/, handle: registerTrigger },
  { method: 'GET', path: /^\/emulator\/v1\/production$/, handle: reportProduction },
  { method: 'PUT', path: /^\/emulator\/v1\/production$/, handle: setProduction },
  { method: 'POST', path: /^\/emulator\/v1\/production:count$/, handle: countProduction },
];

async function reset({ store }: Administration): Promise<Answer> {
  await store.clear(() => true);
  return { text: 'Resetting...\n' };
}

async function shutdown(admin: Administration): Promise<Answer> {
  admin.shutdown();
  return { text: 'Shutting down...\n' };
}

async function deleteAt({ store }: Administration, [path = '']: readonly string[]): Promise<Answer> {
  const name = path.replace(/\/$/, '');
  const [database, below] = name.split('/documents/');
  if (below === undefined) {
    const { database: whole } = parseParentName(name);
    await store.clear((candidate) => candidate === whole);
  } else {
    await deleteBelow(store, database ?? '', below.split('/'));
  }
  return EMPTY_JSON;
}

type RulesBody = { rules?: { files?: { content?: string }[] } };

async function setRules(admin: Administration, _: readonly string[], { body }: AdminRequest): Promise<Answer> {
  const { rules } = (await body()) as RulesBody;
  const issues = (rules?.files ?? []).flatMap(({ content = '' }) => checkRules(content));
  if (issues.length === 0 && rules?.files?.length) admin.denyAll();
  return { json: { issues } };
}

async function registerTrigger(
  { triggers }: Administration,
  [project = '']: readonly string[],
  { body, query }: AdminRequest,
): Promise<Answer> {
  triggers.register(project, query.get('eventarcTriggerId'), await body());
  return EMPTY_JSON;
}

/** Returns null unless production is simulated. */
async function reportProduction({ store }: Administration): Promise<Answer> {
  return { json: { production: store.production?.report() ?? null } };
}

type ProductionBody = { isOn?: boolean; slowMotion?: number };

async function setProduction({ store }: Administration, _: readonly string[], { body }: AdminRequest): Promise<Answer> {
  const { isOn = true, slowMotion = 1 } = (await body()) as ProductionBody;
  if (!(slowMotion >= 1)) throw new SyntaxError('slowMotion must be a number from 1 on.');
  store.production = isOn ? new Production({ time: scaledClock(slowMotion) }) : undefined;
  return EMPTY_JSON;
}

async function countProduction({ store }: Administration): Promise<Answer> {
  store.production?.resetCounts();
  return EMPTY_JSON;
}

type ExportBody = { database?: string; export_directory?: string; export_name?: string };

async function exportDatabase(
  admin: Administration,
  [project = '']: readonly string[],
  { body }: AdminRequest,
): Promise<Answer> {
  const request = (await body()) as ExportBody;
  const { export_directory: directory, export_name: name } = request;
  if (!directory || !name) return { status: 400, text: 'export_directory and export_name are required\n' };
  const database = request.database ?? `projects/${project}/databases/(default)`;
  await admin.exportDatabase({ database, directory, name });
  return EMPTY_JSON;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await readText(request)) || '{}');
}

async function answerOf(admin: Administration, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(pathname);
  for (const route of ROUTES) {
    const match = route.method === request.method ? route.path.exec(path) : null;
    if (match) return route.handle(admin, match.slice(1), { body: () => readJson(request), query });
  }
  return { status: 404, text: 'Not Found\n' };
}

function failure(error: unknown): Answer {
  const isMistake = error instanceof FirestoreError || error instanceof SyntaxError || error instanceof URIError;
  const message = error instanceof Error ? error.message : String(error);
  if (!isMistake) console.error(error);
  return { status: isMistake ? 400 : 500, json: { error: { message } } };
}

function send(response: ServerResponse, { status = 200, json, text = '' }: Answer): void {
  const isJson = json !== undefined || text.startsWith('{');
  const body = json ? `${JSON.stringify(json)}\n` : text;
  sendText(response, status, isJson ? 'application/json' : 'text/plain', body);
}

/** For firebase-tools, test helpers and curl. */
export function createAdminHttp(admin: Administration): RequestListener {
  return (request, response) => {
    answerOf(admin, request)
      .catch(failure)
      .then((answer) => send(response, answer))
      .catch(console.error);
  };
}
