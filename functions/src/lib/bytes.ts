/**
 * A text as bytes in memory of their own, to be kept. What `Buffer.from` makes of a short text lies in a block of 64 KiB with others,
 * and holds all of it.
 */
export function toUnpooledBuffer(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** How long a value is in an answer. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
