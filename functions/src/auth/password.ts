import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Includes the parameters, so that they can be strengthened later. */
export const passwordHashSchema = z.object({
  hash: z.string(),
  salt: z.string(),
  params: z.object({ N: z.int(), r: z.int(), p: z.int() }),
});
export type PasswordHash = z.output<typeof passwordHashSchema>;

/** About 0.1 s and 32 MB. libuv runs four at once, which fits the instance. */
const PARAMS = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

function derive(password: string, salt: Buffer, params: PasswordHash['params']): Promise<Buffer> {
  const options: ScryptOptions = { ...params, maxmem: 256 * params.N * params.r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** @param params weaker in tests */
export async function hashPassword(password: string, params = PARAMS): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, params);
  return { hash: key.toString('base64'), salt: salt.toString('base64'), params };
}

/** Does the same work without a stored password. */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  if (!stored) {
    await derive(password, randomBytes(SALT_BYTES), PARAMS);
    return false;
  }
  const expected = Buffer.from(stored.hash, 'base64');
  const key = await derive(password, Buffer.from(stored.salt, 'base64'), stored.params);
  return expected.length === key.length && timingSafeEqual(expected, key);
}
