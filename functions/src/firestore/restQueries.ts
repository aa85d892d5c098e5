import type { CollectionQuery, Condition, QueryValue } from './firestoreReads.ts';
import type { RestDocument } from './restResponses.ts';

const OPERATORS = { '==': 'EQUAL', '>': 'GREATER_THAN', 'array-contains-any': 'ARRAY_CONTAINS_ANY' } as const;
const DIRECTIONS = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

function encode(value: QueryValue | string[]): object {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') return { integerValue: String(value) };
  return typeof value === 'string' ? { stringValue: value } : { booleanValue: value };
}

function toFilter([fieldPath, op, value]: Condition): object {
  const field = { fieldPath };
  if (value === null) return { unaryFilter: { op: 'IS_NULL', field } };
  return { fieldFilter: { field, op: OPERATORS[op], value: encode(value) } };
}

const toOrder = ([fieldPath, direction]: CollectionQuery['orderBy'][number]): object => ({
  field: { fieldPath },
  direction: DIRECTIONS[direction],
});

type OrderBy = CollectionQuery['orderBy'];

export const toMask = (fields: readonly string[] | undefined) => fields && { fieldPaths: fields };

const storedFieldsOf = ([field]: OrderBy[number]) => (field === '__name__' ? [] : [field]);

/** Document names are written in full. */
export function cursorOf(values: QueryValue[], orderBy: OrderBy, collectionName: string): object {
  const encodedValues = values.map((value, index) =>
    orderBy[index]?.[0] === '__name__' ? { referenceValue: `${collectionName}/${String(value)}` } : encode(value),
  );
  return { values: encodedValues, before: false };
}

/** Selects the sort fields too, because the next page starts after them. */
export function toQuery({ collection, where, orderBy, fields, through }: CollectionQuery, collectionName: string) {
  const filter = { compositeFilter: { op: 'AND', filters: where.map(toFilter) } };
  const orderFields = fields && new Set([...fields, ...orderBy.flatMap(storedFieldsOf)]);
  return {
    select: orderFields && { fields: [...orderFields].map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: collection }],
    where: filter,
    orderBy: orderBy.map(toOrder),
    endAt: through && cursorOf(through, orderBy, collectionName),
  };
}

export function cursorAfter({ name, fields }: RestDocument, orderBy: OrderBy): object {
  const values = orderBy.map(([field]) => (field === '__name__' ? { referenceValue: name } : fields[field]));
  return { values, before: false };
}
