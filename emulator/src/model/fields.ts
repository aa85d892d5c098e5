import type { FieldPath } from './fieldPaths.ts';
import { type Fields, mapOf, type Value } from './values.ts';

/** Allocates nothing, because queries call it for every document. */
export function getField(fields: Fields | undefined, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let level = fields;
  for (const name of path) {
    value = level?.get(name);
    if (value === undefined) return undefined;
    level = value.kind === 'map' ? value.fields : undefined;
  }
  return value;
}

const childrenOf = (value: Value | undefined): Fields => (value?.kind === 'map' ? value.fields : new Map());

/** Parents that are not maps become maps. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [first, ...rest] = path;
  if (first === undefined) return fields;
  const changed = new Map(fields);
  changed.set(first, rest.length === 0 ? value : mapOf(setField(childrenOf(fields.get(first)), rest, value)));
  return changed;
}

/** Parents of the field stay. */
export function removeField(fields: Fields, path: FieldPath): Fields {
  const [first, ...rest] = path;
  const current = first === undefined ? undefined : fields.get(first);
  if (first === undefined || current === undefined) return fields;
  if (rest.length > 0 && current.kind !== 'map') return fields;
  const changed = new Map(fields);
  if (rest.length === 0) changed.delete(first);
  else changed.set(first, mapOf(removeField(childrenOf(current), rest)));
  return changed;
}

export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  const projected = new Map<string, Value>();
  for (const path of paths) {
    const value = getField(fields, path);
    const [first, ...rest] = path;
    if (value === undefined || first === undefined) continue;
    projected.set(first, rest.length === 0 ? value : mapOf(setField(childrenOf(projected.get(first)), rest, value)));
  }
  return projected;
}
