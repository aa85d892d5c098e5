// Runs in its own process: each message is a LoadJob, each answer a LoadResult.
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { answerMessages } from '../child.ts';
import { percentile } from '../report.ts';

export interface LoadRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface CommonJob {
  requests: LoadRequest[];
  milliseconds: number;
}

/** Each connection waits for an answer before the next request. */
interface ClosedJob extends CommonJob {
  port: number;
  connections: number;
}

/** Requests have a fixed rate and their own idempotency keys. */
interface OpenJob extends CommonJob {
  ports: number[];
  perSecond: number;
  leadInMs: number;
  sources: number;
}

export type LoadJob = ClosedJob | OpenJob;

export interface LoadResult {
  /** From the first request to the last answer. */
  seconds: number;
  /** Answers with 2xx or 3xx. */
  count: number;
  /** Milliseconds; in an open loop since the due time. */
  p50: number;
  p99: number;
  /** By status, or "no answer". */
  statuses: Record<string, number>;
}

interface Connection {
  /** @returns the status @throws Error if the connection ends or the answer has no Content-Length */
  send(request: Buffer): Promise<number>;
  isOpen(): boolean;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Returns null while the head is incomplete. */
function parseHead(bytes: Buffer): { status: number; length: number } | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const hasBody = status !== 204 && status !== 304;
  const bodyLength = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (hasBody && bodyLength === undefined) throw new Error(`Status ${status} without Content-Length.`);
  return { status, length: end + HEAD_END.length + (hasBody ? Number(bodyLength) : 0) };
}

function openSocket(port: number, localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => resolve(socket.setNoDelay(true)));
    socket.once('error', reject);
  });
}

/** Node's HTTP client would need as much processor time as the server. */
async function openConnection(port: number, localAddress = '127.0.0.1'): Promise<Connection> {
  const socket = await openSocket(port, localAddress);
  let pending: PromiseWithResolvers<number> | null = null;
  let received: Buffer = Buffer.alloc(0);
  let head: ReturnType<typeof parseHead> = null;
  let missing = 0;
  socket.on('data', (chunk) => {
    try {
      if (head) {
        missing -= chunk.length;
      } else {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        head = parseHead(received);
        if (!head) return;
        missing = head.length - received.length;
        received = Buffer.alloc(0);
      }
      if (missing > 0) return;
      const { status } = head;
      head = null;
      pending?.resolve(status);
    } catch (error) {
      pending?.reject(error);
    }
  });
  socket.on('close', () => pending?.reject(new Error('The server closed a connection.')));
  socket.on('error', (error) => pending?.reject(error));
  return {
    send(request) {
      pending = Promise.withResolvers<number>();
      socket.write(request);
      return pending.promise;
    },
    isOpen: () => socket.readyState === 'open',
    close: () => socket.destroy(),
  };
}

function toBytes({ method, path, headers = {}, body = '' }: LoadRequest, port: number, key?: string): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

function createTally() {
  const durations: number[] = [];
  const statuses: Record<string, number> = {};
  const start = performance.now();
  return {
    add(status: number | null, duration: number) {
      statuses[status ?? 'no answer'] = (statuses[status ?? 'no answer'] ?? 0) + 1;
      if (status !== null && status < 400) durations.push(duration);
    },
    result: (): LoadResult => ({
      seconds: (performance.now() - start) / 1_000,
      count: durations.length,
      p50: percentile(durations, 0.5),
      p99: percentile(durations, 0.99),
      statuses,
    }),
  };
}

async function closedLoop({ port, connections: count, requests, milliseconds }: ClosedJob): Promise<LoadResult> {
  const bytes = requests.map((request) => toBytes(request, port));
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  const tally = createTally();
  const end = performance.now() + milliseconds;
  let sent = 0;
  const keepBusy = async (connection: Connection) => {
    while (performance.now() < end) {
      const start = performance.now();
      const status = await connection.send(bytes[sent++ % bytes.length] as Buffer);
      tally.add(status, performance.now() - start);
    }
  };
  await Promise.all(connections.map(keepBusy));
  const result = tally.result();
  for (const connection of connections) connection.close();
  return result;
}

/** Only Linux has all of 127.0.0.0/8. */
function getSourceAddress(source: number): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.0.${1 + Math.floor(source / 250)}.${1 + (source % 250)}`;
}

async function openLoop({ ports, perSecond, leadInMs, milliseconds, requests, sources }: OpenJob): Promise<LoadResult> {
  const idle = new Map<string, Connection[]>();
  const call = async (index: number): Promise<number | null> => {
    const port = ports[index % ports.length] as number;
    const from = getSourceAddress(index % sources);
    const connections = idle.get(`${port} ${from}`) ?? [];
    idle.set(`${port} ${from}`, connections);
    try {
      const pooled = connections.pop();
      const connection = pooled?.isOpen() ? pooled : await openConnection(port, from);
      const request = requests[index % requests.length] as LoadRequest;
      const status = await connection.send(toBytes(request, port, randomUUID()));
      connections.push(connection);
      return status;
    } catch {
      return null;
    }
  };
  const tally = createTally();
  const start = performance.now();
  const calls: Promise<void>[] = [];
  const total = Math.round((perSecond * (leadInMs + milliseconds)) / 1_000);
  for (let index = 0; index < total; index += 1) {
    const due = (index / perSecond) * 1_000;
    const early = due - (performance.now() - start);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const add = (status: number | null) => {
      // Measured from the due time, so that a late generator counts.
      if (due >= leadInMs) tally.add(status, performance.now() - start - due);
    };
    calls.push(call(index).then(add));
  }
  await Promise.all(calls);
  for (const connection of [...idle.values()].flat()) connection.close();
  return tally.result();
}

answerMessages((job: LoadJob) => ('perSecond' in job ? openLoop(job) : closedLoop(job)));
