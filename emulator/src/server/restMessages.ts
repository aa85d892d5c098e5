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

/** @throws FirestoreError INVALID_ARGUMENT if it does not fit the schema */
export function decodeRequest(rpc: Rpc, json: unknown): object {
  const { request: type } = typesOf(rpc);
  try {
    checkJson(type, json);
    return type.toObject(fromProto3JSON(type, json) ?? type.create(), WIRE_FORM);
  } catch (error) {
    // Stack overflow.
    if (error instanceof RangeError) throw invalidArgument('Invalid JSON payload received. It is nested too deeply.');
    throw error;
  }
}

export function encodeResponse(rpc: Pick<Rpc, 'name'>, response: object): unknown {
  return toProto3JSON(typesOf(rpc).response.fromObject(response));
}

/** ES2025; the compiler's types lack it. */
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };
const MINUS_ZERO = rawJSON('-0.0');

const isTime = (name: string) => name === 'timestampValue' || name.endsWith('Time');

/**
 * Google's JSON differs from the serializer's. User fields with these names hold a value object, which is never
 * empty.
 */
function toGoogleJson(name: string, json: unknown): unknown {
  if (Object.is(json, -0)) return MINUS_ZERO;
  if (typeof json === 'string') return isTime(name) ? json.replace('.000Z', 'Z') : json;
  if (name === 'fields' && Object.keys(json as object).length === 0) return undefined;
  return json;
}

/** Omits empty maps and zero fractions of seconds, keeps -0. */
export function toJsonText(json: unknown): string {
  return `${JSON.stringify(json, toGoogleJson)}\n`;
}
