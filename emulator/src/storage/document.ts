import type { ResourcePath } from '../model/names.ts';
import type { Fields, Value } from '../model/values.ts';
import { fieldsToWire } from '../model/wireValues.ts';
import { type Micros, toTimestamp } from '../time.ts';
import type { WireDocument } from '../wire.ts';

/** One version of a document. Immutable: a write makes a new version. */
export type StoredDocument = {
  readonly name: string;
  readonly path: ResourcePath;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  /** Fields that queries have looked for in this version, so that the next one finds them at once. */
  readonly queried: (Value | undefined)[];
};

/** A version of a document that no query has looked at yet. */
export function aDocument({
  name,
  path,
  fields,
  createTime,
  updateTime,
}: Omit<StoredDocument, 'queried'>): StoredDocument {
  return { name, path, fields, createTime, updateTime, queried: [] };
}

/** What a commit does to one document: `before` and `after` are undefined where it did or does not exist. */
export type DocumentChange = {
  readonly name: string;
  readonly path: ResourcePath;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
};

/** The wire form of a document, with all of its fields or those given. */
export function toWireDocument(document: StoredDocument, fields: Fields = document.fields): WireDocument {
  return {
    name: document.name,
    fields: fieldsToWire(fields),
    createTime: toTimestamp(document.createTime),
    updateTime: toTimestamp(document.updateTime),
  };
}
