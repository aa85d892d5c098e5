import type { Call } from './client.ts';
import { AnswerComparison, comparableMessage } from './compare.ts';
import type { JsonObject, RestCase, RestStep } from './recordings.ts';

const METHODS: { [verb: string]: string } = {
  commit: 'Commit',
  batchGet: 'BatchGetDocuments',
  batchWrite: 'BatchWrite',
  listCollectionIds: 'ListCollectionIds',
  runQuery: 'RunQuery',
};

/** Of the official emulator. */
const AUTOMATIC_ID = 'TCvDCsQgNWUpqCrYXQTB';

type Rpc = { method: string; request: JsonObject };

function verbToRpc(target: string, verb: string, body: JsonObject | null): Rpc {
  const method = METHODS[verb] ?? verb;
  const hasParent = method === 'ListCollectionIds' || method === 'RunQuery';
  const place = hasParent ? { parent: target } : { database: target.slice(0, target.indexOf('/documents')) };
  return { method, request: { ...place, ...body } };
}

function listRequest(parameters: URLSearchParams): JsonObject {
  const { pageSize, ...rest } = Object.fromEntries(parameters);
  delete rest['mask.fieldPaths'];
  return {
    ...rest,
    ...(pageSize ? { pageSize: Number(pageSize) } : {}),
    ...(rest.showMissing ? { showMissing: true } : {}),
  };
}

function toRpc({ method, path, body }: RestStep): Rpc {
  const [name = '', query] = path.split('?');
  const parameters = new URLSearchParams(query);
  const verb = /:(\w+)$/.exec(name);
  if (method === 'POST' && verb) return verbToRpc(name.slice(0, verb.index), verb[1] ?? '', body);
  const fieldPaths = parameters.getAll('mask.fieldPaths');
  const mask = fieldPaths.length > 0 ? { mask: { fieldPaths } } : {};
  const segments = name.split('/').slice(5).filter(Boolean);
  const parent = name
    .split('/')
    .slice(0, 4 + segments.length)
    .join('/');
  const collectionId = segments.at(-1) ?? '';
  if (method === 'POST') {
    return {
      method: 'CreateDocument',
      request: { parent, collectionId, ...Object.fromEntries(parameters), document: body },
    };
  }
  if (segments.length % 2 === 0) return { method: 'GetDocument', request: { name, ...mask } };
  return { method: 'ListDocuments', request: { parent, collectionId, ...mask, ...listRequest(parameters) } };
}

function comparisonFor({ name, steps }: RestCase): AnswerComparison {
  const [day] =
    /\d{4}-\d\d-\d\d(?=T\d\d:\d\d:\d\d\.)/.exec(JSON.stringify(steps.map(({ response }) => response))) ?? [];
  return new AnswerComparison({
    ...(day ? { recordedDay: day } : {}),
    ...(name === 'create without id' ? { automaticId: AUTOMATIC_ID } : {}),
  });
}

function withTimesOfThisRun(request: JsonObject, times: ReadonlyMap<string, string>): JsonObject {
  let text = JSON.stringify(request);
  for (const [recorded, actual] of times) text = text.replaceAll(JSON.stringify(recorded), JSON.stringify(actual));
  return JSON.parse(text);
}

/** The official emulator fails only over HTTP; the replay uses gRPC. */
export const isHttpOnly = ({ path }: RestStep) => /[?&]readTime=/.test(path);

export async function replaySteps(call: Call, recorded: RestCase): Promise<string[]> {
  const comparison = comparisonFor(recorded);
  const problems: string[] = [];
  let pageToken: unknown;
  for (const step of recorded.steps.filter((candidate) => !isHttpOnly(candidate))) {
    const { method, request } = toRpc(step);
    const body = withTimesOfThisRun(request, comparison.times);
    if (body.pageToken) body.pageToken = pageToken;
    // Rejected callers were not admins.
    const { status, message, responses } = await call(method, body, { owner: step.status !== 403 });
    const error = step.response?.error as { status: string; message: string } | undefined;
    if (error) {
      problems.push(...comparison.differences(error.status, status, `${method} status`));
      problems.push(...comparison.differences(comparableMessage(error.message), comparableMessage(message), method));
      continue;
    }
    if (status !== 'OK') problems.push(`${method}: ${status} ${message}`);
    pageToken = responses[0]?.nextPageToken;
    problems.push(...comparison.differences(step.response, Array.isArray(step.response) ? responses : responses[0]));
  }
  return problems;
}
