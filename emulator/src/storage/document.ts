import type { ResourcePath } from '../model/names.ts';
import type { Fields, Value } from '../model/values.ts';
import { fieldsToWire } from '../model/wireValues.ts';
import { type Micros, toTimestamp } from '../time.ts';
import type { WireDocument } from '../wire.ts';

/** Immutable. */
export type StoredDocument = {
  readonly name: string;
  readonly path: ResourcePath;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  readonly queried: (Value | undefined)[];
};

export function newDocument({
  name,
  path,
  fields,
  createTime,
  updateTime,
}: Omit<StoredDocument, 'queried'>): StoredDocument {
  return { name, path, fields, createTime, updateTime, queried: [] };
}

export type DocumentChange = {
  readonly name: string;
  readonly path: ResourcePath;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
};

export function toWireDocument(document: StoredDocument, fields: Fields = document.fields): WireDocument {
  return {
    name: document.name,
    fields: fieldsToWire(fields),
    createTime: toTimestamp(document.createTime),
    updateTime: toTimestamp(document.updateTime),
  };
}
