import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@bookstore/contract/limits';
import { shop } from '@bookstore/shop/shop';
import type { FactorRecord } from '../auth/factorRecord.ts';
import { hashOf } from '../lib/hash.ts';

/** Seconds for which an app shows a code, and by which its clock may differ from ours to either side. */
const STEP_SECONDS = 30;

/** Loaded with the first admin who uses it. */
const loadOtplib = () => import('otplib');

/** A new secret for an authenticator app, in base32, and the same as the address that is scanned. */
export async function newSecret(username: string): Promise<{ secret: string; uri: string }> {
  const { generateSecret, generateURI } = await loadOtplib();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: shop.name, label: username, secret }) };
}

/** The six digits of an app as they are typed, or null for what is none. */
function digitsOf(code: string): string | null {
  const digits = code.replaceAll(/\s/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/**
 * Which half minute a code is of: the present one, or the one before or after it.
 * @param app its secret, and the half minute up to which codes are used up. @returns null when the code is wrong.
 */
export async function stepOf(
  code: string,
  app: { secret: string; lastStep: number },
  now: Date,
): Promise<number | null> {
  const token = digitsOf(code);
  const epoch = Math.floor(now.getTime() / 1000);
  // All that could be right is used up, by a telephone or an instance whose clock is ahead. otplib would throw.
  if (token === null || app.lastStep > epoch / STEP_SECONDS) return null;
  const { verify } = await loadOtplib();
  const result = await verify({
    secret: app.secret,
    token,
    epoch,
    epochTolerance: STEP_SECONDS,
    afterTimeStep: app.lastStep,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Base32: none of its letters is taken for a digit. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Eighty bits of chance: as a hash they can be kept without salt or stretching. */
const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Written in small letters, with spaces or without hyphens, it is the same code. */
const hashOfCode = (code: string) => hashOf('recovery code', code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));

/** New recovery codes, for their owner and to be kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: codes.map(hashOfCode) };
}

/** Uses up a recovery code. @returns the factor without it, or null when it has none such. */
function withoutRecoveryCode(factor: FactorRecord, code: string): FactorRecord | null {
  const hash = hashOfCode(code);
  if (!factor.recoveryCodes.includes(hash)) return null;
  return { ...factor, recoveryCodes: factor.recoveryCodes.filter((one) => one !== hash) };
}

/** Whether a code can be one of an app: six digits are guessed sooner than a recovery code. */
export const isAppCode = (code: string): boolean => digitsOf(code) !== null;

/** Uses up a code of the app or a recovery code. @returns the factor afterwards, or null when the code is wrong. */
export async function withoutCode(
  factor: FactorRecord,
  code: string,
  now: Date,
): Promise<{ factor: FactorRecord; isRecovery: boolean } | null> {
  const { app } = factor;
  if (!isAppCode(code)) {
    const rest = withoutRecoveryCode(factor, code);
    return rest && { factor: rest, isRecovery: true };
  }
  const lastStep = app && (await stepOf(code, app, now));
  return app && lastStep !== null ? { factor: { ...factor, app: { ...app, lastStep } }, isRecovery: false } : null;
}
