import type { EventEmitter } from 'node:events';
import type { Firestore } from 'firebase-admin/firestore';

/** What Firestore is asked for, in the units of its bill. */
export interface Costs {
  /** Documents that were looked up (also in vain) or found by a query. */
  reads: number;
  writes: number;
  /** Counts and sums, whatever they run over. */
  aggregations: number;
}

/** The two funnels of every call that the client makes. The version is pinned, and a test fails when they go. */
interface Funnels {
  request: (this: Funnels, method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => Promise<unknown>;
  requestStream: (
    this: Funnels,
    method: string,
    isBidirectional: boolean,
    request: { documents?: unknown[] },
    ...rest: unknown[]
  ) => Promise<EventEmitter>;
}

/** Calls back for every event that somebody listens to, without listening: that would start the stream too early. */
function tap(stream: EventEmitter, event: string, seen: (value: unknown) => void): void {
  const emit = stream.emit.bind(stream);
  stream.emit = (name: string | symbol, ...values: unknown[]) => {
    if (name === event) seen(values[0]);
    return emit(name, ...values);
  };
}

const isDocument = (answer: unknown) => typeof answer === 'object' && answer !== null && 'document' in answer;

/** Adds to `costs` whatever passes the funnels of one client, or of a prototype: then of all. */
export function countInto(costs: Costs, client: object): void {
  const funnels = client as Funnels;
  const { request, requestStream } = funnels;

  funnels.request = function (method, body, ...rest) {
    if (method === 'commit') costs.writes += body.writes?.length ?? 0;
    return request.call(this, method, body, ...rest);
  };
  funnels.requestStream = async function (method, isBidirectional, body, ...rest) {
    if (method === 'batchGetDocuments') costs.reads += body.documents?.length ?? 0;
    if (method === 'runAggregationQuery') costs.aggregations += 1;
    const stream = await requestStream.call(this, method, isBidirectional, body, ...rest);
    if (method === 'runQuery') {
      tap(stream, 'data', (answer) => {
        if (isDocument(answer)) costs.reads += 1;
      });
    }
    return stream;
  };
}

/**
 * Adds to `costs` whatever this process reads over REST, of one project or of all. The funnel is fetch.
 * @returns what ends it.
 */
export function countRestInto(costs: Costs, projectId = ''): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (url, init) => {
    const response = await fetch(url, init);
    const [, project = '', method] = /\/projects\/(.+)\/databases\/.+:(\w+)$/.exec(String(url)) ?? [];
    if (!method || (projectId && project !== projectId)) return response;
    const json = response.json.bind(response);
    const counted = async () => {
      const answers = (await json()) as object[];
      costs.reads += method === 'runQuery' ? answers.filter(isDocument).length : answers.length;
      return answers;
    };
    return Object.assign(response, { json: counted });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Counts what is asked for in one project from now on, by one client and over REST. Retries count as often as they are sent. */
export function countCosts(db: Firestore, projectId: string) {
  const costs: Costs = { reads: 0, writes: 0, aggregations: 0 };
  countInto(costs, db);
  const stop = countRestInto(costs, projectId);
  return {
    stop,
    /** Runs something and answers what it cost. */
    async of(run: () => Promise<unknown>): Promise<Costs> {
      Object.assign(costs, { reads: 0, writes: 0, aggregations: 0 });
      await run();
      return { ...costs };
    },
  };
}
