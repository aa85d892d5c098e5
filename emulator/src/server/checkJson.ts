import type { JSONValue } from 'proto3-json-serializer';
import type protobuf from 'protobufjs';
import { invalidArgument } from '../errors.ts';

type JsonObject = { [name: string]: JSONValue };

const INTEGER = /^-?\d+$/;
const DOUBLE = /^(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|NaN|-?Infinity)$/i;
const BASE64 = /^[\w+/-]*={0,2}$/;
/** The serializer misreads a short fraction before an offset. */
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:(?:\.\d{1,9})?Z|(?:\.\d{9})?[+-]\d\d:\d\d)$/;

const MAX_SHOWN = 100;

function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isInteger(json: unknown, bits: number): boolean {
  const isExact =
    typeof json === 'number' ? Number.isSafeInteger(json) : typeof json === 'string' && INTEGER.test(json);
  return isExact && BigInt.asIntN(bits, BigInt(json as number | string)) === BigInt(json as number | string);
}

/** Date reads February 30 as March 1. */
function isTime(json: unknown): boolean {
  const [, local] = (typeof json === 'string' && TIME.exec(json)) || [];
  if (local === undefined || Number.isNaN(Date.parse(String(json)))) return false;
  const date = new Date(`${local}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}

const SCALARS: { readonly [type: string]: (json: unknown) => boolean } = {
  string: (json) => typeof json === 'string' && json.isWellFormed(),
  bool: (json) => typeof json === 'boolean',
  int32: (json) => isInteger(json, 32),
  int64: (json) => isInteger(json, 64),
  double: (json) => typeof json === 'number' || (typeof json === 'string' && DOUBLE.test(json)),
  bytes: (json) => typeof json === 'string' && BASE64.test(json),
};

/** Messages whose JSON form is not an object. */
const WELL_KNOWN: typeof SCALARS = {
  '.google.protobuf.Timestamp': isTime,
  '.google.protobuf.Int32Value': (json) => isInteger(json, 32),
  '.google.protobuf.Int64Value': (json) => isInteger(json, 64),
  '.google.protobuf.DoubleValue': (json) => SCALARS.double?.(json) ?? false,
};

const place = (at: string) => (at ? ` at '${at}'` : '');

function refuse(at: string, type: string, json: unknown): never {
  const shown = JSON.stringify(json).slice(0, MAX_SHOWN);
  throw invalidArgument(`Invalid value${place(at)} (${type.replace(/^\./, '')}), ${shown}`);
}

const isNull = (field: protobuf.Field) => field.resolvedType?.fullName === '.google.protobuf.NullValue';

function checkEnum(type: protobuf.Enum, json: unknown, at: string): void {
  const isName = typeof json === 'string' && Object.hasOwn(type.values, json);
  const isNumber = typeof json === 'number' && Object.hasOwn(type.valuesById, json);
  if (!isName && !isNumber) refuse(at, type.fullName, json);
}

function checkValue(field: protobuf.Field, json: unknown, at: string): void {
  const { resolvedType: type } = field;
  const isValid = type ? WELL_KNOWN[type.fullName] : SCALARS[field.type];
  if (isValid) {
    if (!isValid(json)) refuse(at, type?.fullName ?? field.type, json);
  } else if (type && 'fields' in type) {
    checkMessage(type, json, at);
  } else if (type && !(json === null && isNull(field))) {
    checkEnum(type, json, at);
  }
}

function checkMap(field: protobuf.Field, json: unknown, at: string): void {
  if (!isObject(json)) refuse(at, 'map', json);
  for (const [key, value] of Object.entries(json)) {
    // The serializer would lose this name.
    if (key === '__proto__' || !key.isWellFormed()) throw invalidArgument(`field name ${key} is reserved`);
    checkValue(field, value, `${at}.${key}`);
  }
}

function checkList(field: protobuf.Field, json: unknown, at: string): void {
  if (!Array.isArray(json)) refuse(at, 'list', json);
  for (const [i, value] of json.entries()) checkValue(field, value, `${at}[${i}]`);
}

function checkMessage(type: protobuf.Type, json: unknown, at: string): void {
  if (!isObject(json)) refuse(at, type.fullName, json);
  const chosen = new Set<protobuf.OneOf>();
  for (const [name, value] of Object.entries(json)) {
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (!field) {
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${name}"${place(at)}: Cannot find field.`);
    }
    if (value === null && !isNull(field)) {
      delete json[name];
      continue;
    }
    if (field.partOf && chosen.has(field.partOf)) {
      throw invalidArgument(`Invalid value${place(at)} (oneof), oneof field '${field.partOf.name}' is already set.`);
    }
    if (field.partOf) chosen.add(field.partOf);
    const check = field.map ? checkMap : field.repeated ? checkList : checkValue;
    check(field, value, at ? `${at}.${name}` : name);
  }
}

/**
 * Removes null members, which mean absent. The serializer would skip unknown fields and convert invalid values.
 * @param type with resolved types @throws FirestoreError INVALID_ARGUMENT with the first mistake's position
 */
export function checkJson(type: protobuf.Type, json: unknown): asserts json is JsonObject {
  checkMessage(type, json, '');
}
