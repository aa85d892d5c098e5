import { invalidArgument } from '../errors.ts';

const FIRST_BYTE = 0x11;
const LENGTH = 9;

/** The id that a client sees: a marker byte and a little-endian counter. */
export function encodeTransactionId(serial: bigint): Buffer {
  const bytes = Buffer.alloc(LENGTH);
  bytes[0] = FIRST_BYTE;
  bytes.writeBigInt64LE(serial, 1);
  return bytes;
}

/** The counter in an id. Refuses bytes that this server cannot have issued. */
export function decodeTransactionId(bytes: Buffer | undefined): bigint {
  if (bytes?.length !== LENGTH || bytes[0] !== FIRST_BYTE) throw invalidArgument('Invalid transaction.');
  return bytes.readBigInt64LE(1);
}
