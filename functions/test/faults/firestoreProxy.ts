import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type ClientHttp2Session,
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Fault } from './fault.ts';
import { createFaultSwitch, type FaultSwitch } from './faultSwitch.ts';
import { carryOut, deliver, readBody, refusal, resetStream } from './grpcCall.ts';
import { methodOf, passRest } from './restCall.ts';
import { listenForBoth } from './sharedPort.ts';

/** Simulates a bad network for gRPC and REST. */
export interface FirestoreProxy extends Omit<FaultSwitch, 'chooseFor' | 'hold'> {
  /** Value for FIRESTORE_EMULATOR_HOST. */
  host: string;
  close(): Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** A break on one side appears on the other as a missing answer. */
const ignore = () => undefined;

interface Call {
  stream: ServerHttp2Stream;
  headers: IncomingHttpHeaders;
  connection: ServerHttp2Session;
  firestore: ClientHttp2Session;
  onHeld: () => void;
}

function breakOff({ stream, connection }: Call, what: 'stream' | 'connection'): void {
  if (what === 'connection') connection.destroy();
  else resetStream(stream);
}

async function pass(call: Call, fault: Fault | null): Promise<void> {
  const { stream, headers, firestore, onHeld } = call;
  const body = await readBody(stream);
  if (body === null) return;
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  if (fault?.kind === 'error') return deliver(stream, refusal(fault.code));
  if (fault?.kind === 'lostRequest') return breakOff(call, fault.breaks);
  if (fault?.kind === 'held' && fault.at === 'request') return onHeld();
  const answer = await carryOut(firestore, headers, body);
  if (fault?.kind === 'lostAnswer') return breakOff(call, fault.breaks);
  if (fault?.kind === 'held') return onHeld();
  deliver(stream, answer);
}

/** @param firestoreHost may restart */
export async function startFirestoreProxy(firestoreHost: string): Promise<FirestoreProxy> {
  const { chooseFor, hold, ...faults } = createFaultSwitch();
  const connections = new Map<ServerHttp2Session, ClientHttp2Session>();

  function accept(connection: ServerHttp2Session): void {
    const firestore = connect(`http://${firestoreHost}`);
    connections.set(connection, firestore);
    connection.on('error', ignore).once('close', () => {
      connections.delete(connection);
      firestore.destroy();
    });
    firestore.on('error', ignore).once('close', () => connection.destroy());
  }

  function serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    stream.on('error', ignore);
    const connection = stream.session as ServerHttp2Session | undefined;
    const firestore = connection && connections.get(connection);
    if (!connection || !firestore) return;
    const fault = chooseFor(headers[':path']?.split('/').at(-1) ?? '');
    const reset = () => resetStream(stream);
    pass({ stream, headers, connection, firestore, onHeld: () => hold(reset) }, fault).catch(reset);
  }

  function serveRest(request: IncomingMessage, response: ServerResponse): void {
    const fault = chooseFor(methodOf(request));
    const reset = () => request.socket.destroy();
    passRest({ request, response, firestoreHost, onHeld: () => hold(reset) }, fault).catch(reset);
  }

  const grpc = createServer().on('session', accept).on('stream', serve);
  const rest = createHttpServer(serveRest);
  return { ...faults, ...(await listenForBoth(grpc, rest)) };
}
