import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** A password as it is stored, with all that is needed to check it and to strengthen the parameters later. */
export const passwordHashSchema = z.object({
  hash: z.string(),
  salt: z.string(),
  params: z.object({ N: z.int(), r: z.int(), p: z.int() }),
});
export type PasswordHash = z.output<typeof passwordHashSchema>;

/** About a tenth of a second and 32 MB. libuv runs four at once, so many log-ins at a time still fit the instance. */
const PARAMS = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

function derive(password: string, salt: Buffer, params: PasswordHash['params']): Promise<Buffer> {
  const options: ScryptOptions = { ...params, maxmem: 256 * params.N * params.r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** @param params weaker ones are for tests only. */
export async function hashPassword(password: string, params = PARAMS): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, params);
  return { hash: key.toString('base64'), salt: salt.toString('base64'), params };
}

/** Whether the password is the stored one. Without a stored one it does the same work and answers false. */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<boolean> {
  if (!stored) {
    await derive(password, randomBytes(SALT_BYTES), PARAMS);
    return false;
  }
  const expected = Buffer.from(stored.hash, 'base64');
  const key = await derive(password, Buffer.from(stored.salt, 'base64'), stored.params);
  return expected.length === key.length && timingSafeEqual(expected, key);
}
