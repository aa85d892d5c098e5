import { fieldsFromJson, fieldsToJson, type JsonFields } from '../model/jsonValues.ts';
import { splitName } from '../model/names.ts';
import { newDocument, type StoredDocument } from '../storage/document.ts';

/** Times are microseconds since 1970. */
export type JsonDocument = {
  readonly name: string;
  readonly fields: JsonFields;
  readonly created: string;
  readonly updated: string;
};

export function documentToJson({ name, fields, createTime, updateTime }: StoredDocument): JsonDocument {
  return { name, fields: fieldsToJson(fields), created: String(createTime), updated: String(updateTime) };
}

export function documentFromJson({ name, fields, created, updated }: JsonDocument): StoredDocument {
  return newDocument({
    name,
    path: splitName(name),
    fields: fieldsFromJson(fields),
    createTime: BigInt(created),
    updateTime: BigInt(updated),
  });
}
