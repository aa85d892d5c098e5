import { type FieldPath, isDocumentName } from '../model/fieldPaths.ts';
import { getField } from '../model/fields.ts';
import type { ResourcePath } from '../model/names.ts';
import { type Fields, NULL, type Value } from '../model/values.ts';

export type QueryableDocument = {
  readonly name: string;
  readonly path: ResourcePath;
  readonly fields: Fields;
  readonly queried: (Value | undefined)[];
};

export type FieldReader = (document: QueryableDocument) => Value | undefined;

/** Further paths are not cached. */
const MAX_CACHED_PATHS = 64;
const cacheSlots = new Map<string, number>();

/** Stands for a missing field; differs from a stored null by identity. */
const MISSING: Value = { ...NULL };

function cacheSlotOf(path: FieldPath): number | undefined {
  const key = JSON.stringify(path);
  const known = cacheSlots.get(key);
  if (known !== undefined || cacheSlots.size >= MAX_CACHED_PATHS) return known;
  cacheSlots.set(key, cacheSlots.size);
  return cacheSlots.size - 1;
}

const readName: FieldReader = ({ name, path }) => ({ kind: 'reference', name, path });

/** Cached: lookups by name take most of the time of a query over 10,000 documents. */
export function fieldReader(path: FieldPath): FieldReader {
  if (isDocumentName(path)) return readName;
  const place = cacheSlotOf(path);
  if (place === undefined) return ({ fields }) => getField(fields, path);
  return ({ queried, fields }) => {
    const known = queried[place];
    if (known !== undefined) return known === MISSING ? undefined : known;
    const value = getField(fields, path);
    // Holes make arrays slow.
    while (queried.length < place) queried.push(undefined);
    queried[place] = value ?? MISSING;
    return value;
  };
}
