import type { Fields, NumberValue, Value } from './values.ts';

/** Exact: 1 and 1.0 are the same number, and so are 0.0 and -0.0. */
function numberKey({ value }: NumberValue): string {
  return typeof value === 'number' && !Number.isInteger(value) ? String(value) : BigInt(value).toString();
}

/** Each text says how long it is, so that no two lists of texts look the same. */
const joined = (texts: readonly string[]) => texts.map((text) => `${text.length}:${text}`).join('');

const listKey = (values: readonly Value[]) => joined(values.map(valueKey));

function fieldsKey(fields: Fields): string {
  const names = [...fields.keys()].sort();
  return joined(names.flatMap((name) => [name, valueKey(fields.get(name) as Value)]));
}

/** How the key of everything but a text begins. */
const NO_TEXT = '\0';

/**
 * A text for a value that only those have that are equal to it for queries; see compareValues. That of a text is mostly the text
 * itself, since an index may ask for millions of them.
 */
export function valueKey(value: Value): string {
  if (value.kind !== 'string') return NO_TEXT + otherKey(value);
  return value.value.startsWith(NO_TEXT) ? `${NO_TEXT}s${value.value}` : value.value;
}

function otherKey(value: Exclude<Value, { kind: 'string' }>): string {
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
      // Adding zero makes 0 of -0.
      return `g${value.latitude + 0},${value.longitude + 0}`;
    case 'array':
      return `a${listKey(value.values)}`;
    default:
      return value.vector ? `v${listKey(value.vector)}` : `m${fieldsKey(value.fields)}`;
  }
}

/** The same for several values at once. */
export function valuesKey(values: readonly Value[]): string {
  const [first] = values;
  return values.length === 1 && first ? valueKey(first) : listKey(values);
}
