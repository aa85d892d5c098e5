import { type FirestoreError, failedPrecondition } from '../errors.ts';
import { formatFieldPath, isDocumentName } from '../model/fieldPaths.ts';
import {
  type IndexDefinition,
  type IndexField,
  type Requirement,
  requiredIndex,
  withDocumentName,
} from './definition.ts';

const SEVERAL_RANGES =
  ' .\nThe query contains range and inequality filters on multiple fields, please refer to the documentation for index selection best practices: https://cloud.google.com/firestore/docs/query-data/multiple-range-fields.';

/** Values of google.firestore.admin.v1.Index. */
const SCOPES = { COLLECTION: 1, COLLECTION_GROUP: 2 } as const;
const ORDERS = { ASCENDING: 1, DESCENDING: 2 } as const;
const CONTAINS = 1;
const NAME = 1;
const SCOPE = 2;
const FIELDS = 3;
const FIELD_PATH = 1;
const ORDER = 2;
const ARRAY_CONFIG = 3;

const MODE_NAMES = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' } as const;

/** Base-128 varint, least significant group first. */
function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

const number = (field: number, value: number) => Buffer.from([...varint(field << 3), ...varint(value)]);
const bytes = (field: number, value: Buffer) =>
  Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(value.length)]), value]);

function encodeField({ path, mode }: IndexField): Buffer {
  const config = mode === 'CONTAINS' ? number(ARRAY_CONFIG, CONTAINS) : number(ORDER, ORDERS[mode]);
  return Buffer.concat([bytes(FIELD_PATH, Buffer.from(formatFieldPath(path))), config]);
}

function encode(name: string, { scope, fields }: Omit<IndexDefinition, 'collectionGroup'>): string {
  const parts = fields.map((field) => bytes(FIELDS, encodeField(field)));
  const message = [bytes(NAME, Buffer.from(name)), number(SCOPE, SCOPES[scope]), ...parts];
  return Buffer.concat(message).toString('base64url');
}

/** Firestore would create the field's index automatically without the exemption. */
function exemptedField({ fields }: IndexDefinition): IndexField | undefined {
  const [field, ...rest] = fields;
  if (!field || isDocumentName(field.path) || rest.length !== 1) return undefined;
  return withDocumentName([field])[1]?.mode === rest[0]?.mode ? field : undefined;
}

/**
 * Creates production's error with a link that creates the index. @param database projects/P/databases/D @param ranges
 * number of fields with ranges or inequalities
 */
export function missingIndexError(database: string, requirement: Requirement, ranges: number): FirestoreError {
  const index = requiredIndex(requirement);
  const { collectionGroup, scope } = index;
  const console = `https://console.firebase.google.com/v1/r/project/${database.split('/')[1]}/firestore/indexes`;
  const group = `${database}/collectionGroups/${collectionGroup}`;
  const field = exemptedField(index);
  if (field) {
    const path = formatFieldPath(field.path);
    const link = `${console}?create_exemption=${encode(`${group}/fields/${path}`, { scope, fields: [field] })}`;
    return failedPrecondition(
      `The query requires a ${scope}_${MODE_NAMES[field.mode]} index for collection ${collectionGroup} and field ${path}. You can create it here: ${link}`,
    );
  }
  const link = `${console}?create_composite=${encode(`${group}/indexes/_`, index)}`;
  const hint = ranges > 1 ? SEVERAL_RANGES : '';
  return failedPrecondition(`The query requires an index. You can create it here: ${link}${hint}`);
}
