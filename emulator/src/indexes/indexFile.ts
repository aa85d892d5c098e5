import { type FieldPath, parseFieldPath } from '../model/fieldPaths.ts';
import { type FieldOverride, IndexCatalogue, type SingleFieldIndex } from './catalogue.ts';
import { type IndexDefinition, type IndexMode, type IndexScope, withDocumentName } from './definition.ts';

type JsonObject = { readonly [name: string]: unknown };

const EVERY_FIELD = '*';

function objectsIn(value: unknown, what: string): JsonObject[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)) return value;
  throw new Error(`"${what}" must be a list of objects.`);
}

function textIn(object: JsonObject, name: string, what: string): string {
  const value = object[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`A "${name}" is missing in ${what}.`);
}

function modeOf({ order, arrayConfig }: JsonObject, what: string): IndexMode {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  if (arrayConfig === 'CONTAINS') return arrayConfig;
  throw new Error(`An "order" (ASCENDING, DESCENDING) or the "arrayConfig" CONTAINS is missing in ${what}.`);
}

function scopeOf({ queryScope = 'COLLECTION' }: JsonObject, what: string): IndexScope {
  if (queryScope === 'COLLECTION' || queryScope === 'COLLECTION_GROUP') return queryScope;
  throw new Error(`The "queryScope" of ${what} must be COLLECTION or COLLECTION_GROUP.`);
}

function pathIn(object: JsonObject, what: string): FieldPath {
  return parseFieldPath(textIn(object, 'fieldPath', what));
}

function compositeOf(json: JsonObject): IndexDefinition[] {
  const collectionGroup = textIn(json, 'collectionGroup', 'one of "indexes"');
  const what = `an index of ${collectionGroup}`;
  const fields = objectsIn(json.fields, `fields of ${what}`);
  if (fields.length === 0) throw new Error(`There are no "fields" in ${what}.`);
  // This emulator has no vector search.
  if (fields.some(({ vectorConfig }) => vectorConfig !== undefined)) return [];
  const read = fields.map((field) => ({ path: pathIn(field, what), mode: modeOf(field, what) }));
  return [{ collectionGroup, scope: scopeOf(json, what), fields: withDocumentName(read) }];
}

function overrideOf(json: JsonObject): FieldOverride[] {
  const collectionGroup = textIn(json, 'collectionGroup', 'one of "fieldOverrides"');
  const what = `an override of ${collectionGroup}`;
  const path = json.fieldPath === EVERY_FIELD ? [] : pathIn(json, what);
  if (json.indexes === undefined) return [];
  const indexes = objectsIn(json.indexes, `indexes of ${what}`).map(
    (index): SingleFieldIndex => ({ scope: scopeOf(index, what), mode: modeOf(index, what) }),
  );
  return [{ collectionGroup, path, indexes }];
}

/** @throws Error with the first invalid entry */
export function parseIndexes(text: string, isChecked = true): IndexCatalogue {
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('It must be an object.');
  const { indexes, fieldOverrides } = json as JsonObject;
  const composites = objectsIn(indexes, 'indexes').flatMap(compositeOf);
  return new IndexCatalogue(composites, objectsIn(fieldOverrides, 'fieldOverrides').flatMap(overrideOf), isChecked);
}
