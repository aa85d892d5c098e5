/** Copies a text into its own memory. `Buffer.from` pools short texts in 64 KiB blocks, which it would keep alive. */
export function toUnpooledBuffer(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Size of a value as JSON. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
