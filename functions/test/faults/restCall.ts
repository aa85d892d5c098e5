import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Fault } from './fault.ts';

interface RestCall {
  request: IncomingMessage;
  response: ServerResponse;
  firestoreHost: string;
  onHeld: () => void;
}

const METHODS = new Map([
  ['batchGet', 'BatchGetDocuments'],
  ['runQuery', 'RunQuery'],
]);

/** gRPC name, so that rules apply to both. */
export function methodOf({ url = '' }: IncomingMessage): string {
  const name = url.slice(url.lastIndexOf(':') + 1);
  return METHODS.get(name) ?? name;
}

async function carryOut(
  { request, firestoreHost }: RestCall,
  body: Buffer<ArrayBuffer>,
): Promise<{ status: number; text: string }> {
  const { authorization = '' } = request.headers;
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
  const answer = await fetch(`http://${firestoreHost}${request.url}`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

function deliver(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
}

/** A fault always breaks the connection. */
export async function passRest(call: RestCall, fault: Fault | null): Promise<void> {
  const { request, response, onHeld } = call;
  const body = await buffer(request);
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
  if (fault?.kind === 'error') return deliver(response, 503, `{"error":{"message":"Fault ${fault.code} of a test"}}`);
  if (fault?.kind === 'lostRequest') return void request.socket.destroy();
  if (fault?.kind === 'held' && fault.at === 'request') return onHeld();
  const { status, text } = await carryOut(call, body);
  if (fault?.kind === 'lostAnswer') return void request.socket.destroy();
  if (fault?.kind === 'held') return onHeld();
  deliver(response, status, text);
}
