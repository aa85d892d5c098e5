import type { FieldPath } from './fieldPaths.ts';
import { type Fields, mapOf, type Value } from './values.ts';

/** The value at a path, or undefined when there is none. Queries call it for every document: it makes no garbage. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let level: Fields | undefined = fields;
  for (const name of path) {
    value = level?.get(name);
    if (value === undefined) return undefined;
    level = value.kind === 'map' ? value.fields : undefined;
  }
  return value;
}

const childrenOf = (value: Value | undefined): Fields => (value?.kind === 'map' ? value.fields : new Map());

/** A copy with one value set; what lies on the way and is not a map becomes one. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [first, ...rest] = path;
  if (first === undefined) return fields;
  const changed = new Map(fields);
  changed.set(first, rest.length === 0 ? value : mapOf(setField(childrenOf(fields.get(first)), rest, value)));
  return changed;
}

/** A copy without one field; its parents neither appear nor disappear. */
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

/** Only the listed paths; paths without a value leave no trace. */
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
