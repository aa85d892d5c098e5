import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadPackageDefinition, type ServiceClientConstructor, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { trackRequestSizes } from './requestSize.ts';

type Schema = Parameters<typeof fromJSON>[0];
type MessageSchema = {
  fields: { [name: string]: { type: string; id: number } };
  oneofs: { operation: { oneof: string[] } };
};

const PACKAGE = ['google', 'firestore', 'v1'];

/** int64 is exact only as a string. */
export const WIRE_FORM = { longs: String, enums: String, arrays: true, oneofs: true } as const;

function nested(schema: object, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (level, name) => (level as { nested: { [name: string]: unknown } }).nested[name],
    schema,
  );
}

/** The web and mobile SDKs send `Write.verify`, which published protos lack. */
function addVerify(schema: Schema): void {
  const write = nested(schema, [...PACKAGE, 'Write']) as MessageSchema;
  if (write.fields.verify) return;
  write.fields.verify = { type: 'string', id: 5 };
  write.oneofs.operation.oneof.push('verify');
}

/** Parsing changes the protos, so they are not cached. */
export function readSchema(): Schema {
  const sdk = dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json'));
  const schema: Schema = JSON.parse(readFileSync(join(sdk, 'build/protos/v1.json'), 'utf8'));
  addVerify(schema);
  return schema;
}

function load(): ServiceDefinition {
  const definition = fromJSON(readSchema(), WIRE_FORM);
  const root = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: ServiceClientConstructor } } };
  };
  return trackRequestSizes(root.google.firestore.v1.Firestore.service);
}

let service: ServiceDefinition | undefined;

/** Loaded on first use, because it is slow. */
export function firestoreService(): ServiceDefinition {
  service ??= load();
  return service;
}
