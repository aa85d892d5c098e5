/** Standard since ES2025, which the compiler does not list yet. */
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => object };
const MINUS_ZERO = rawJSON('-0.0');

const isTime = (name: string) => name === 'timestampValue' || name.endsWith('Time');

/**
 * Where the serializer writes proto3 JSON in another form than Google's servers. A field of the user may have any of
 * these names, but it holds a value, which is an object and never empty.
 */
function inGooglesForm(name: string, json: unknown): unknown {
  if (Object.is(json, -0)) return MINUS_ZERO;
  if (typeof json === 'string') return isTime(name) ? json.replace('.000Z', 'Z') : json;
  if (name === 'fields' && Object.keys(json as object).length === 0) return undefined;
  return json;
}

/** The text of an answer: maps that are empty and fractions of a second that are zero are left out, -0 is kept. */
export function toJsonText(json: unknown): string {
  return `${JSON.stringify(json, inGooglesForm)}\n`;
}
