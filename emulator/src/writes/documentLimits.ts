import { invalidArgument } from '../errors.ts';
import { isReserved, parseDocumentName, type ResourcePath } from '../model/names.ts';
import { utf8Length } from '../model/utf8.ts';
import { type Fields, MAX_VECTOR_DIMENSIONS, type Value } from '../model/values.ts';

/**
 * Bytes; MAX_DEPTH counts maps and arrays. https://cloud.google.com/firestore/quotas#collections_documents_and_fields
 */
const MAX_VALUE = 1_048_487;
const MAX_DOCUMENT = 1_048_576;
const MAX_FIELD_PATH = 1_500;
const MAX_DEPTH = 20;

export const DOCUMENT_OVERHEAD = 32;
const NAME_OVERHEAD = 16;

/** Name of array elements in Firestore's messages and path lengths. */
const ARRAY_ELEMENT = 'array';

export function checkDocumentFields(fields: Fields, path: ResourcePath): void {
  for (const name of fields.keys()) {
    if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
    if (utf8Length(name) > MAX_FIELD_PATH) {
      throw invalidArgument(`The property.name is longer than ${MAX_FIELD_PATH} bytes.`);
    }
  }
  for (const value of fields.values()) checkStructure(value);
  for (const [name, value] of fields) checkTopLevelValue(name, value);
  checkDocumentSize(fields, path);
}

function checkDocumentSize(fields: Fields, path: ResourcePath): void {
  if (DOCUMENT_OVERHEAD + sizeOfName(path) + sizeOfFields(fields) > MAX_DOCUMENT) {
    throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT} bytes`);
  }
}

function checkStructure(value: Value): void {
  if (value.kind === 'reference') parseDocumentName(value.name);
  if (value.kind === 'array') {
    for (const element of value.values) {
      if (element.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
      checkStructure(element);
    }
  }
  if (value.kind !== 'map') return;
  if (value.vector && value.vector.length > MAX_VECTOR_DIMENSIONS) {
    throw invalidArgument(`Vectors must be at most ${MAX_VECTOR_DIMENSIONS} dimensions.`);
  }
  if (value.vector) return;
  for (const name of value.fields.keys()) {
    if (isReserved(name)) throw invalidArgument(`field name '${name}' is reserved.`);
  }
  for (const child of value.fields.values()) checkStructure(child);
}

function checkTopLevelValue(name: string, value: Value): void {
  if (value.kind === 'array') {
    for (const element of value.values) checkPlainOrMap(ARRAY_ELEMENT, element, 1);
  } else {
    checkPlainOrMap(name, value, 0);
  }
}

function checkPlainOrMap(name: string, value: Value, depth: number): void {
  if (value.kind === 'map') {
    if (!fits(value, 0, name, depth)) throw invalidArgument(`Property ${name} contains an invalid nested entity.`);
  } else if (!hasAllowedLength(value)) {
    throw invalidArgument(`The value of property "${name}" is longer than ${MAX_VALUE} bytes.`);
  }
}

function hasAllowedLength(value: Value): boolean {
  if (value.kind === 'string') return utf8Length(value.value) <= MAX_VALUE;
  return value.kind !== 'bytes' || value.value.length <= MAX_VALUE;
}

/** `prefix` is in bytes, `depth` in enclosing maps and arrays. */
function fits(value: Value, prefix: number, name: string, depth: number): boolean {
  if (value.kind === 'array') {
    return depth < MAX_DEPTH && value.values.every((element) => fits(element, prefix, ARRAY_ELEMENT, depth + 1));
  }
  if (value.kind !== 'map' || value.vector) return hasAllowedLength(value);
  if (depth >= MAX_DEPTH) return false;
  const childPrefix = prefix + utf8Length(name) + 1;
  return [...value.fields].every(
    ([child, content]) =>
      childPrefix + utf8Length(child) <= MAX_FIELD_PATH && fits(content, childPrefix, child, depth + 1),
  );
}

export function sizeOfName({ segments }: ResourcePath): number {
  return segments.reduce((size, segment) => size + utf8Length(segment) + 1, NAME_OVERHEAD);
}

export function sizeOfFields(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += utf8Length(name) + 1 + sizeOf(value);
  return size;
}

/** Bytes. https://cloud.google.com/firestore/docs/storage-size */
export function sizeOf(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'string':
      return utf8Length(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'geoPoint':
      return 16;
    case 'reference':
      return sizeOfName(value.path);
    case 'array':
      return value.values.reduce((size, element) => size + sizeOf(element), 0);
    case 'map':
      return sizeOfFields(value.fields);
    default:
      return 8;
  }
}
