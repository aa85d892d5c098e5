import { internString } from './stringPool.ts';
import { type Fields, mapOf, NULL, type Value } from './values.ts';
import { referenceTo } from './wireValues.ts';

/** An object named after the kind. Strings dominate the loading time and are plain. */
type JsonValue = string | { readonly [kind: string]: unknown };

export type JsonFields = { readonly [name: string]: JsonValue };

/** JSON has no NaN, infinities or -0. */
function doubleToJson(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

export function toJson(value: Value): JsonValue {
  switch (value.kind) {
    case 'null':
      return { null: null };
    case 'boolean':
      return { boolean: value.value };
    case 'string':
      return value.value;
    case 'integer':
      return { integer: String(value.value) };
    case 'double':
      return { double: doubleToJson(value.value) };
    case 'timestamp':
      return { timestamp: String(value.micros) };
    case 'bytes':
      return { bytes: value.value.toString('base64') };
    case 'reference':
      return { reference: value.name };
    case 'geoPoint':
      return { geoPoint: [doubleToJson(value.latitude), doubleToJson(value.longitude)] };
    case 'array':
      return { array: value.values.map(toJson) };
    case 'map':
      return { map: fieldsToJson(value.fields) };
  }
}

export function fieldsToJson(fields: Fields): JsonFields {
  return Object.fromEntries([...fields].map(([name, value]) => [name, toJson(value)]));
}

function elementFromJson(json: JsonValue): Value {
  return typeof json === 'string' ? internString(json) : fromJson(json);
}

/** @throws Error for anything that `toJson` does not write */
export function fromJson(json: JsonValue): Value {
  if (typeof json === 'string') return { kind: 'string', value: json };
  const [entry] = Object.entries(json);
  if (entry === undefined) throw new Error('a stored value has no kind');
  const [kind, content] = entry;
  switch (kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return { kind, value: content === true };
    case 'integer':
      return { kind, value: BigInt(String(content)) };
    case 'double':
      return { kind, value: Number(content) };
    case 'timestamp':
      return { kind, micros: BigInt(String(content)) };
    case 'bytes':
      return { kind, value: Buffer.from(String(content), 'base64') };
    case 'reference':
      return referenceTo(String(content));
    case 'geoPoint': {
      const [latitude, longitude] = content as [unknown, unknown];
      return { kind, latitude: Number(latitude), longitude: Number(longitude) };
    }
    case 'array':
      return { kind, values: (content as JsonValue[]).map(elementFromJson) };
    case 'map':
      return mapOf(fieldsFromJson(content as JsonFields));
    default:
      throw new Error(`a stored value has the unknown kind "${kind}"`);
  }
}

export function fieldsFromJson(json: JsonFields): Fields {
  return new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)]));
}
