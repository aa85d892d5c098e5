/** Messages in proto3 JSON, as REST has them, and in the form of wire.ts. */
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { invalidArgument } from '../errors.ts';
import { checkJson } from './checkJson.ts';
import { readSchema, WIRE_FORM } from './protocol.ts';
import type { Rpc } from './service.ts';

const service = protobuf.Root.fromJSON(readSchema()).resolveAll().lookupService('google.firestore.v1.Firestore');

function typesOf({ name }: Pick<Rpc, 'name'>): { request: protobuf.Type; response: protobuf.Type } {
  const { resolvedRequestType: request, resolvedResponseType: response } = service.methods[name] ?? {};
  if (!request || !response) throw new Error(`The SDK's schema has no RPC ${name}.`);
  return { request, response };
}

/**
 * The request that JSON describes, as the proto loader gives it for gRPC.
 * @throws INVALID_ARGUMENT where it does not fit the schema
 */
export function decodeRequest(rpc: Rpc, json: unknown): object {
  const { request: type } = typesOf(rpc);
  try {
    checkJson(type, json);
    return type.toObject(fromProto3JSON(type, json) ?? type.create(), WIRE_FORM);
  } catch (error) {
    // The stack is full.
    if (error instanceof RangeError) throw invalidArgument('Invalid JSON payload received. It is nested too deeply.');
    throw error;
  }
}

/** A response of the service in proto3 JSON. */
export function encodeResponse(rpc: Pick<Rpc, 'name'>, response: object): unknown {
  return toProto3JSON(typesOf(rpc).response.fromObject(response));
}

/** Standard since ES2025, which the compiler does not list yet. */
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };
const MINUS_ZERO = rawJSON('-0.0');

const isTime = (name: string) => name === 'timestampValue' || name.endsWith('Time');

/**
 * Where the serializer writes proto3 JSON in another form than Google's servers. A field of the user may have any of
 * these names, but it holds a value, which is an object and never empty.
 */
function inGooglesForm(name: string, json: unknown): unknown {
  if (Object.is(json, -0)) return MINUS_ZERO;
  if (typeof json === 'string') return isTime(name) ? json.replace('.000Z', 'Z') : json;
  if (name === 'fields' && Object.keys(json as object).length === 0) return undefined;
  return json;
}

/** The text of an answer: maps that are empty and fractions of a second that are zero are left out, -0 is kept. */
export function toJsonText(json: unknown): string {
  return `${JSON.stringify(json, inGooglesForm)}\n`;
}
