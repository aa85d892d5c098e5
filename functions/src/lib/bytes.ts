/** `Buffer.from` would pool short texts in 64 KiB blocks and keep those alive. */
export function toUnpooledBuffer(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
