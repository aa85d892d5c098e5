import { type Client, credentials, Metadata, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import { firestoreService } from '../../src/server/protocol.ts';
import { messageFromJson, messageToJson } from './protoJson.ts';
import type { JsonObject } from './recordings.ts';

export type Answer = { readonly status: string; readonly message: string; readonly responses: JsonObject[] };

/** Never rejects. */
export type Call = (method: string, request: JsonObject, options?: { owner?: boolean }) => Promise<Answer>;

type Methods = { [method: string]: (...parameters: unknown[]) => NodeJS.EventEmitter };
type Failure = { code: number; details: string };

const MEGABYTE = 1024 * 1024;

const failed = ({ code, details }: Failure): Answer => ({
  status: status[code] ?? 'UNKNOWN',
  message: details,
  responses: [],
});

const succeeded = (messages: unknown[]): Answer => ({
  status: 'OK',
  message: '',
  responses: messages.map((message) => messageToJson(message) as JsonObject),
});

/** `owner` sends the admin SDK's credentials. */
export function connect(address: string): { call: Call; close: () => void } {
  const service = firestoreService();
  const FirestoreClient = makeGenericClientConstructor(service, 'Firestore');
  const client: Client = new FirestoreClient(address, credentials.createInsecure(), {
    'grpc.max_receive_message_length': 100 * MEGABYTE,
  });
  const call: Call = (method, json, { owner = true } = {}) =>
    new Promise((resolve) => {
      const metadata = new Metadata();
      if (owner) metadata.set('authorization', 'Bearer owner');
      const methods = client as unknown as Methods;
      const request = service[method]?.requestStream ? [] : [messageFromJson(json)];
      const run = (...rest: unknown[]) => methods[method]?.call(client, ...request, metadata, ...rest);
      if (!service[method]?.responseStream) {
        run((error: Failure | null, response: unknown) => resolve(error ? failed(error) : succeeded([response])));
        return;
      }
      const messages: unknown[] = [];
      run()
        ?.on('data', (message) => messages.push(message))
        .on('error', (error) => resolve(failed(error as unknown as Failure)))
        .on('end', () => resolve(succeeded(messages)));
    });
  return { call, close: () => client.close() };
}
