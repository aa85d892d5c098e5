const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

const isSurrogate = (unit: number) => unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE;

/** UTF-16 sorts alike except for surrogates, which come after U+E000 to U+FFFF. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    if (isSurrogate(x) !== isSurrogate(y)) return isSurrogate(x) ? 1 : -1;
    return x - y;
  }
  return a.length - b.length;
}

export function utf8Length(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
