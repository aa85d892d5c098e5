import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Firestore } from 'firebase-admin/firestore';

/** In Firestore's billing units. */
export interface Costs {
  /** Documents looked up (also missing ones) or found. */
  reads: number;
  writes: number;
  /** Counts and sums. */
  aggregations: number;
}

/** The client's two internal entry points. The version is pinned, and a test fails if they disappear. */
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

/** A listener would start the stream. */
function tap(stream: EventEmitter, event: string, seen: (value: unknown) => void): void {
  const emit = stream.emit.bind(stream);
  stream.emit = (name: string | symbol, ...values: unknown[]) => {
    if (name === event) seen(values[0]);
    return emit(name, ...values);
  };
}

/** An empty query is answered and billed once without a document; an answer that only names a transaction is not. */
function isDocument(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('document' in answer)) return false;
  const { document, transaction } = answer as { document: unknown; transaction?: Uint8Array };
  return document !== null || !transaction?.length;
}

/** A client's prototype counts all clients' calls. */
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

interface HttpExchange {
  request: ClientRequest;
  response: IncomingMessage;
}

/** Occurs once per billed document; no field has this name. */
const BILLED: Record<string, RegExp> = {
  batchGet: /"readTime":/g,
  runQuery: /"document":/g,
  // Counts cost one per thousand; REST counts are smaller.
  runAggregationQuery: /"result":/g,
};

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

/** Client and REST, including retries. */
export function countCosts(db: Firestore, projectId: string) {
  const costs: Costs = { reads: 0, writes: 0, aggregations: 0 };
  countInto(costs, db);
  const stop = countRestInto(costs, projectId);
  return {
    stop,
    async of(run: () => Promise<unknown>): Promise<Costs> {
      Object.assign(costs, { reads: 0, writes: 0, aggregations: 0 });
      await run();
      return { ...costs };
    },
  };
}

export const NOTHING: Costs = { reads: 0, writes: 0, aggregations: 0 };
/** Account and revocation of an admin token. */
export const ADMIN_CHECK = 2;
