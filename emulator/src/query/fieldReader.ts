import { type FieldPath, isDocumentName } from '../model/fieldPaths.ts';
import { getField } from '../model/fields.ts';
import type { ResourcePath } from '../model/names.ts';
import { type Fields, NULL, type Value } from '../model/values.ts';

/** What a query reads of a document; see StoredDocument. */
export type Readable = {
  readonly name: string;
  readonly path: ResourcePath;
  readonly fields: Fields;
  readonly queried: (Value | undefined)[];
};

/** Reads one field, or the name, of a document; undefined when the document lacks it. */
export type FieldReader = (document: Readable) => Value | undefined;

/** Paths that have a place in every document's `queried`; more are read the slow way. */
const MAX_PLACES = 64;
const places = new Map<string, number>();

/** Remembered for a field that is not there. It is told from a stored null by identity. */
const MISSING: Value = { ...NULL };

function placeOf(path: FieldPath): number | undefined {
  const key = JSON.stringify(path);
  const known = places.get(key);
  if (known !== undefined || places.size >= MAX_PLACES) return known;
  places.set(key, places.size);
  return places.size - 1;
}

const readName: FieldReader = ({ name, path }) => ({ kind: 'reference', name, path });

/**
 * A reader for a path.
 *
 * A query looks at the same field of every document of a collection. Finding it by name costs several steps through
 * scattered memory, so a document remembers what was found; with 10,000 documents that is most of a query's time.
 */
export function fieldReader(path: FieldPath): FieldReader {
  if (isDocumentName(path)) return readName;
  const place = placeOf(path);
  if (place === undefined) return ({ fields }) => getField(fields, path);
  return ({ queried, fields }) => {
    const known = queried[place];
    if (known !== undefined) return known === MISSING ? undefined : known;
    const value = getField(fields, path);
    // No holes: the engine is slower with them.
    while (queried.length < place) queried.push(undefined);
    queried[place] = value ?? MISSING;
    return value;
  };
}
