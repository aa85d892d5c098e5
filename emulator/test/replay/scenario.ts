import { setTimeout as sleep } from 'node:timers/promises';
import { status as statusCodes } from '@grpc/grpc-js';
import type { Answer, Call } from './client.ts';
import { comparableMessage } from './compare.ts';
import type { JsonObject, Scenario, ScenarioWrite, Step } from './recordings.ts';

type Replayed = Answer & { readonly result?: unknown };

const n = (document: JsonObject): number | null => {
  const fields = document.fields as { n?: { integerValue?: string } } | undefined;
  return fields?.n?.integerValue === undefined ? null : Number(fields.n.integerValue);
};

/** Each scenario has its own project. */
class ScenarioPlayer {
  private readonly call: Call;
  private readonly reset: () => Promise<void>;
  private readonly timeScale: number;
  private readonly database: string;
  private readonly documents: string;
  private readonly transactions = new Map<string, string>();
  private readonly running = new Map<string, Promise<void>>();
  readonly outcomes = new Map<string, Replayed>();

  constructor(call: Call, project: string, { reset, timeScale }: { reset: () => Promise<void>; timeScale: number }) {
    this.call = call;
    this.reset = reset;
    this.timeScale = timeScale;
    this.database = `projects/${project}/databases/(default)`;
    this.documents = `${this.database}/documents`;
  }

  async play(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (step.op === 'sleep') await sleep((step.seconds ?? 0) * 1000 * this.timeScale);
      else if (step.op === 'wait') await Promise.all((step.for ?? []).map((label) => this.running.get(label)));
      else if (step.background) this.running.set(step.label, this.run(step));
      else await this.run(step);
    }
    await Promise.all(this.running.values());
  }

  private async run(step: Step): Promise<void> {
    this.outcomes.set(step.label, await this.perform(step));
  }

  private async perform(step: Step): Promise<Replayed> {
    switch (step.op) {
      case 'begin':
        return this.begin(step);
      case 'read':
        return this.stream(step, 'BatchGetDocuments', { documents: step.documents?.map((d) => this.name(d)) });
      case 'query':
        return this.stream(step, 'RunQuery', { structuredQuery: this.query(step) });
      case 'aggregate':
        return this.stream(step, 'RunAggregationQuery', {
          structuredAggregationQuery: { structuredQuery: this.query(step), aggregations: [{ count: {}, alias: 'n' }] },
        });
      case 'get': {
        const answer = await this.call('GetDocument', {
          name: this.name(step.document ?? ''),
          ...this.inTransaction(step),
        });
        return { ...answer, result: answer.responses[0] && this.document(answer.responses[0]) };
      }
      case 'list':
        return this.list(step);
      case 'commit':
        return this.send(step, 'Commit', { writes: step.writes?.map((write) => this.write(write)) });
      case 'batchWrite':
        return this.batchWrite(step);
      case 'rollback':
        return this.send(step, 'Rollback', {});
      case 'reset':
        await this.reset();
        return { status: 'OK', message: '', responses: [] };
      default:
        throw new Error(`unknown step ${step.op}`);
    }
  }

  private async begin(step: Step): Promise<Replayed> {
    const options = step.options ? { options: this.options(step.options) } : {};
    const answer = await this.call('BeginTransaction', { database: this.database, ...options });
    this.remember(step, answer.responses[0]?.transaction);
    return { ...answer, result: answer.responses[0] && { transaction: answer.responses[0].transaction } };
  }

  private send(step: Step, method: string, request: JsonObject): Promise<Replayed> {
    return this.call(method, { database: this.database, ...request, ...this.inTransaction(step) });
  }

  private async batchWrite(step: Step): Promise<Replayed> {
    const answer = await this.send(step, 'BatchWrite', { writes: step.writes?.map((write) => this.write(write)) });
    const statuses = answer.responses[0]?.status as { code?: number; message?: string }[] | undefined;
    const result = statuses?.map(({ code = 0, message = '' }) => ({ status: statusCodes[code], message }));
    return { ...answer, result };
  }

  private async list(step: Step): Promise<Replayed> {
    const pageSize = step.pageSize ? { pageSize: step.pageSize } : {};
    const request = { parent: this.documents, collectionId: step.collection, ...pageSize, ...this.inTransaction(step) };
    const answer = await this.call('ListDocuments', request);
    const documents = (answer.responses[0]?.documents ?? []) as JsonObject[];
    return { ...answer, result: documents.map((document) => this.document(document)) };
  }

  private async stream(step: Step, method: string, request: JsonObject): Promise<Replayed> {
    const place = method === 'BatchGetDocuments' ? { database: this.database } : { parent: this.documents };
    const selector = step.new ? { newTransaction: this.options(step.new) } : this.inTransaction(step);
    const answer = await this.call(method, { ...place, ...request, ...selector });
    return { ...answer, result: answer.responses.flatMap((response) => this.summary(step, response)) };
  }

  private summary(step: Step, response: JsonObject): JsonObject[] {
    if (response.transaction) {
      this.remember(step, response.transaction);
      return [{ transaction: response.transaction }];
    }
    if (response.found) return [{ found: this.document(response.found as JsonObject) }];
    if (response.missing) return [{ missing: this.relative(response.missing) }];
    if (response.document) return [{ document: this.document(response.document as JsonObject) }];
    const result = response.result as { aggregateFields?: { n?: { integerValue?: string } } } | undefined;
    return result ? [{ count: Number(result.aggregateFields?.n?.integerValue) }] : [];
  }

  private remember({ as }: Step, id: unknown): void {
    if (as && typeof id === 'string') this.transactions.set(as, id);
  }

  private options(options: JsonObject): JsonObject {
    const text = JSON.stringify(options, (name, value) => (name === 'concurrencyMode' ? undefined : value));
    return JSON.parse(text.replace(/\{(\w+)\}/g, (whole, name) => this.transactions.get(name) ?? whole));
  }

  private inTransaction({ raw, txn }: Step): JsonObject {
    if (raw !== undefined) return { transaction: raw };
    return txn ? { transaction: this.transactions.get(txn) ?? 'AAAA' } : {};
  }

  private query({ collection, group }: Step): JsonObject {
    return { from: [{ collectionId: collection, ...(group ? { allDescendants: true } : {}) }] };
  }

  private write({
    update,
    delete: deleted,
    verify,
    n: value,
    reserved,
    exists,
    mask,
    increment,
  }: ScenarioWrite): JsonObject {
    const fields = {
      ...(value === undefined ? {} : { n: { integerValue: String(value) } }),
      ...(reserved ? { __x__: { nullValue: null } } : {}),
    };
    return {
      ...(update ? { update: { name: this.name(update), fields } } : {}),
      ...(deleted ? { delete: this.name(deleted) } : {}),
      ...(verify ? { verify: this.name(verify) } : {}),
      ...(exists === undefined ? {} : { currentDocument: { exists } }),
      ...(mask ? { updateMask: { fieldPaths: mask } } : {}),
      ...(increment ? { updateTransforms: [{ fieldPath: increment, increment: { integerValue: '1' } }] } : {}),
    };
  }

  private name(path: string): string {
    return `${this.documents}/${path}`;
  }

  private relative(name: unknown): string {
    return String(name).slice(this.documents.length + 1);
  }

  private document(document: JsonObject): JsonObject {
    return { name: this.relative(document.name), n: n(document) };
  }
}

function comparableResult(result: unknown, compare: Step['compare']): string {
  return JSON.stringify(result ?? null, (name, value) => {
    if (name === 'transaction') return value ? 'id' : value;
    return name === 'message' && compare === 'codes' ? '' : value;
  });
}

function differences(step: Step, actual: Replayed | undefined, project: string): string[] {
  const { label, outcome, compare } = step;
  if (!outcome || compare === 'none') return [];
  if (actual?.status !== outcome.status)
    return [`${label}: ${actual?.status} ${actual?.message}, not ${outcome.status}`];
  const problems: string[] = [];
  const [want, got] = [comparableResult(outcome.result, compare), comparableResult(actual.result, compare)];
  if (outcome.result !== undefined && want !== got) problems.push(`${label}: ${got}, not ${want}`);
  const message = comparableMessage((outcome.message ?? '').replaceAll('{project}', project));
  if (compare !== 'status' && message !== comparableMessage(actual.message))
    problems.push(`${label}: ${actual.message}`);
  return problems;
}

/**
 * Returns one difference per line. Durations are ignored; the order in which waits end counts. `timeScale` shortens
 * the pauses.
 */
export async function playScenario(
  call: Call,
  scenario: Scenario,
  options: { project: string; reset: () => Promise<void>; timeScale?: number },
): Promise<string[]> {
  const { project, reset, timeScale = 1 } = options;
  const player = new ScenarioPlayer(call, project, { reset, timeScale });
  await player.play(scenario.steps);
  return scenario.steps.flatMap((step) => differences(step, player.outcomes.get(step.label), project));
}
