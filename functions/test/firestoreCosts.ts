import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
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

/** A query that finds nothing is answered, and billed, once without a document. What only names a new transaction is no answer. */
function isDocument(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('document' in answer)) return false;
  const { document, transaction } = answer as { document: unknown; transaction?: Uint8Array };
  return document !== null || !transaction?.length;
}

/** Adds to `costs` whatever passes the funnels of one client, or of a prototype: then of all. */
export function countInto(costs: Costs, client: object): void {
  const funnels = client as Funnels;
  const { request, requestStream } = funnels;

  funnels.request = function (method, body, ...rest) {
    if (method === 'commit') {
      costs.writes += body.writes?.length ?? 0;
    }
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

/** What Node tells whoever listens, of every request by node:http that is answered. */
interface HttpExchange {
  request: ClientRequest;
  response: IncomingMessage;
}

/** What stands once in an answer for each document that is billed. No field is called so. */
const BILLED: Record<string, RegExp> = {
  batchGet: /"readTime":/g,
  runQuery: /"document":/g,
  // One for each thousand that is counted; the shop counts no further over REST.
  runAggregationQuery: /"result":/g,
};

/**
 * Adds to `costs` whatever this process reads over REST, of one project or of all.
 * @returns what ends it.
 */
export function countRestInto(costs: Costs, wantedProject?: string): () => void {
  const count = (exchange: unknown) => {
    const { request, response } = exchange as HttpExchange;
    const [, project, method = ''] = /\/projects\/(.+)\/databases\/.+:(\w+)$/.exec(request.path) ?? [];
    const billed = BILLED[method];
    if (!billed || (wantedProject !== undefined && wantedProject !== project)) return;
    const chunks: Buffer[] = [];
    tap(response, 'data', (chunk) => chunks.push(Buffer.from(chunk as Buffer)));
    tap(response, 'end', () => {
      costs.reads += Buffer.concat(chunks).toString().match(billed)?.length ?? 0;
    });
  };
  subscribe('http.client.response.finish', count);
  return () => void unsubscribe('http.client.response.finish', count);
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

export const NOTHING: Costs = { reads: 0, writes: 0, aggregations: 0 };
/** The account behind an admin's token, and whether the token was revoked. */
export const ADMIN_CHECK = 2;
