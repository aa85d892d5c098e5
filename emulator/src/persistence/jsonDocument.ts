import { fieldsFromJson, fieldsToJson, type JsonFields } from '../model/jsonValues.ts';
import { splitName } from '../model/names.ts';
import { aDocument, type StoredDocument } from '../storage/document.ts';

/** A document in the files of this server. Times are microseconds since 1970, as text. */
export type JsonDocument = {
  readonly name: string;
  readonly fields: JsonFields;
  readonly created: string;
  readonly updated: string;
};

/** Encodes a document losslessly as JSON. */
export function documentToJson({ name, fields, createTime, updateTime }: StoredDocument): JsonDocument {
  return { name, fields: fieldsToJson(fields), created: String(createTime), updated: String(updateTime) };
}

/** Decodes what documentToJson wrote. */
export function documentFromJson({ name, fields, created, updated }: JsonDocument): StoredDocument {
  return aDocument({
    name,
    path: splitName(name),
    fields: fieldsFromJson(fields),
    createTime: BigInt(created),
    updateTime: BigInt(updated),
  });
}
