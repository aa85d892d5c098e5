import { invalidArgument } from '../errors.ts';
import { toMicros, toTimestamp } from '../time.ts';
import type { WireArray, WireFields, WireValue } from '../wire.ts';
import { splitName } from './names.ts';
import { internString } from './stringPool.ts';
import { type ArrayValue, type Fields, mapOf, NULL, type ReferenceValue, type Value } from './values.ts';

/** Does not validate the name: filters and writes have different rules. */
export function referenceTo(name: string): ReferenceValue {
  return { kind: 'reference', name, path: splitName(name) };
}

/** Truncates timestamps to microseconds; a value without a kind is null. */
export function fromWire(wire: WireValue): Value {
  switch (wire.valueType) {
    case 'booleanValue':
      return { kind: 'boolean', value: wire.booleanValue ?? false };
    case 'integerValue':
      return { kind: 'integer', value: BigInt(wire.integerValue ?? 0) };
    case 'doubleValue':
      return { kind: 'double', value: wire.doubleValue ?? 0 };
    case 'timestampValue':
      return { kind: 'timestamp', micros: toMicros(wire.timestampValue ?? {}) };
    case 'stringValue':
      return { kind: 'string', value: wire.stringValue ?? '' };
    case 'bytesValue':
      return { kind: 'bytes', value: wire.bytesValue ?? Buffer.alloc(0) };
    case 'referenceValue':
      return referenceTo(wire.referenceValue ?? '');
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = wire.geoPointValue ?? {};
      return { kind: 'geoPoint', latitude, longitude };
    }
    case 'arrayValue':
      return arrayFromWire(wire.arrayValue);
    case 'mapValue':
      return mapOf(fieldsFromWire(wire.mapValue?.fields));
    case 'nullValue':
    case undefined:
      return NULL;
    default:
      throw invalidArgument(`Values of the type ${wire.valueType} are not supported.`);
  }
}

export function arrayFromWire(wire: WireArray | undefined): ArrayValue {
  return { kind: 'array', values: (wire?.values ?? []).map(elementFromWire) };
}

function elementFromWire(wire: WireValue): Value {
  return wire.valueType === 'stringValue' ? internString(wire.stringValue ?? '') : fromWire(wire);
}

export function fieldsFromWire(wire: WireFields | undefined): Fields {
  const fields = new Map<string, Value>();
  for (const name in wire) {
    const value = wire[name];
    if (value) fields.set(name, fromWire(value));
  }
  return fields;
}

export function toWire(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: String(value.value) };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: toTimestamp(value.micros) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.name };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(toWire) } };
    case 'map':
      return { mapValue: { fields: fieldsToWire(value.fields) } };
  }
}

export function fieldsToWire(fields: Fields): WireFields {
  const wire: WireFields = {};
  for (const [name, value] of fields) wire[name] = toWire(value);
  return wire;
}
