import type { Fields, NumberValue, Value } from './values.ts';

/** 1 equals 1.0, and 0.0 equals -0.0. */
function numberKey({ value }: NumberValue): string {
  return typeof value === 'number' && !Number.isInteger(value) ? String(value) : BigInt(value).toString();
}

/** Length prefixes keep different lists apart. */
const joined = (texts: readonly string[]) => texts.map((text) => `${text.length}:${text}`).join('');

const listKey = (values: readonly Value[]) => joined(values.map(valueKey));

function fieldsKey(fields: Fields): string {
  const names = [...fields.keys()].sort();
  return joined(names.flatMap((name) => [name, valueKey(fields.get(name) as Value)]));
}

const NON_STRING_PREFIX = '\0';

/**
 * Keys are equal for values that queries treat as equal (`compareValues`). Most strings are their own key, because an
 * index may need millions.
 */
export function valueKey(value: Value): string {
  if (value.kind !== 'string') return NON_STRING_PREFIX + nonStringKey(value);
  return value.value.startsWith(NON_STRING_PREFIX) ? `${NON_STRING_PREFIX}s${value.value}` : value.value;
}

function nonStringKey(value: Exclude<Value, { kind: 'string' }>): string {
  switch (value.kind) {
    case 'null':
      return '0';
    case 'boolean':
      return value.value ? 't' : 'f';
    case 'integer':
    case 'double':
      return `n${numberKey(value)}`;
    case 'timestamp':
      return `d${value.micros}`;
    case 'bytes':
      return `b${value.value.toString('base64')}`;
    case 'reference':
      return `r${value.name}`;
    case 'geoPoint':
      // Adding zero turns -0 into 0.
      return `g${value.latitude + 0},${value.longitude + 0}`;
    case 'array':
      return `a${listKey(value.values)}`;
    default:
      return value.vector ? `v${listKey(value.vector)}` : `m${fieldsKey(value.fields)}`;
  }
}

export function valuesKey(values: readonly Value[]): string {
  const [first] = values;
  return values.length === 1 && first ? valueKey(first) : listKey(values);
}
