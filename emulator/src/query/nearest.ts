import { invalidArgument } from '../errors.ts';
import { type FieldPath, parseFieldPath } from '../model/fieldPaths.ts';
import { setField } from '../model/fields.ts';
import { isNumber, MAX_VECTOR_DIMENSIONS, type Value } from '../model/values.ts';
import { fromWire } from '../model/wireValues.ts';
import { aDocument, type StoredDocument } from '../storage/document.ts';
import type { WireFindNearest } from '../wire.ts';
import { type FieldReader, fieldReader } from './fieldReader.ts';

/** The vector search at the end of a query: of its results only those next to a vector, the nearest first. */
export type Nearest = {
  readonly path: FieldPath;
  readonly read: FieldReader;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  /** Results that are farther away are left out. */
  readonly threshold: number | undefined;
  /** Where each result gets its distance. */
  readonly resultField: FieldPath | undefined;
};

type Vector = readonly number[];

/** `sign` is -1 where a larger figure means nearer. */
type Measure = { readonly distance: (a: Vector, b: Vector) => number; readonly sign: 1 | -1 };

/** Source: https://cloud.google.com/firestore/docs/vector-search */
const MAX_LIMIT = 1_000;

const dotProduct = (a: Vector, b: Vector) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const euclidean = (a: Vector, b: Vector) => Math.hypot(...a.map((x, i) => x - (b[i] ?? 0)));
const cosine = (a: Vector, b: Vector) => 1 - dotProduct(a, b) / (Math.hypot(...a) * Math.hypot(...b));

const MEASURES = new Map<string | undefined, Measure>([
  ['EUCLIDEAN', { distance: euclidean, sign: 1 }],
  ['COSINE', { distance: cosine, sign: 1 }],
  ['DOT_PRODUCT', { distance: dotProduct, sign: -1 }],
]);

/** The components of a vector value; undefined for every other value. */
function componentsOf(value: Value | undefined): Vector | undefined {
  if (value?.kind !== 'map' || !value.vector) return undefined;
  return value.vector.map((component) => (isNumber(component) ? Number(component.value) : Number.NaN));
}

function decodeLimit(limit: WireFindNearest['limit']): number {
  const count = limit?.value ?? 0;
  if (count >= 1 && count <= MAX_LIMIT) return count;
  throw invalidArgument(`FindNearest limit must be a positive integer of no more than ${MAX_LIMIT}.`);
}

function decodeVector(value: WireFindNearest['queryVector']): Vector {
  const vector = value && componentsOf(fromWire(value));
  if (!vector || vector.length === 0) throw invalidArgument('FindNearest query_vector must be a vector with values.');
  if (vector.length <= MAX_VECTOR_DIMENSIONS) return vector;
  throw invalidArgument(`Vectors must be at most ${MAX_VECTOR_DIMENSIONS} dimensions.`);
}

/** Decodes a vector search. */
export function decodeNearest(wire: WireFindNearest | undefined): Nearest | undefined {
  if (!wire) return undefined;
  const path = parseFieldPath(wire.vectorField?.fieldPath);
  const measure = MEASURES.get(wire.distanceMeasure);
  if (!measure) throw invalidArgument('FindNearest distance_measure must be set.');
  return {
    path,
    read: fieldReader(path),
    vector: decodeVector(wire.queryVector),
    measure,
    limit: decodeLimit(wire.limit),
    threshold: wire.distanceThreshold ? (wire.distanceThreshold.value ?? 0) : undefined,
    resultField: wire.distanceResultField ? parseFieldPath(wire.distanceResultField) : undefined,
  };
}

/**
 * The documents nearest to the vector, the nearest first and equally near ones in the order given. Documents without a
 * vector of the same dimension are left out, and so are those without a distance, which vectors of zeros do not have
 * by COSINE.
 */
export function nearestDocuments(nearest: Nearest, documents: readonly StoredDocument[]): StoredDocument[] {
  const { read, vector, measure, limit, threshold, resultField } = nearest;
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const components = componentsOf(read(document));
    if (components?.length !== vector.length) continue;
    const distance = measure.distance(components, vector);
    if (Number.isNaN(distance)) continue;
    if (threshold === undefined || measure.sign * (distance - threshold) <= 0) found.push({ document, distance });
  }
  found.sort((a, b) => measure.sign * (a.distance - b.distance));
  return found.slice(0, limit).map(({ document, distance }) => {
    if (!resultField) return document;
    const fields = setField(document.fields, resultField, { kind: 'double', value: distance });
    return aDocument({ ...document, fields });
  });
}
