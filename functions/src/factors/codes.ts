import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@bookstore/contract/limits';
import { shop } from '@bookstore/shop/shop';
import type { FactorRecord } from '../auth/factorRecord.ts';
import { hashOf } from '../lib/hash.ts';

/** Validity of a code and tolerated clock difference. */
const STEP_SECONDS = 30;

const loadOtplib = () => import('otplib');

/** @returns the base32 secret and its otpauth address */
export async function newSecret(username: string): Promise<{ secret: string; uri: string }> {
  const { generateSecret, generateURI } = await loadOtplib();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: shop.name, label: username, secret }) };
}

function parseDigits(code: string): string | null {
  const digits = code.replaceAll(/\s/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/** Accepts the current, previous and next step, unless used. @returns null for a wrong code */
export async function findTimeStep(
  code: string,
  app: { secret: string; lastStep: number },
  now: Date,
): Promise<number | null> {
  const token = parseDigits(code);
  const epoch = Math.floor(now.getTime() / 1000);
  // All possible steps are used up because a clock was ahead; otplib would throw.
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

/** Base32, whose letters cannot be confused with digits. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits, so that hashes need neither salt nor stretching. */
const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

const hashOfCode = (code: string) => hashOf('recovery code', code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));

export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: codes.map(hashOfCode) };
}

function consumeRecoveryCode(factor: FactorRecord, code: string): FactorRecord | null {
  const hash = hashOfCode(code);
  if (!factor.recoveryCodes.includes(hash)) return null;
  return { ...factor, recoveryCodes: factor.recoveryCodes.filter((one) => one !== hash) };
}

/** App codes are easier to guess than recovery codes. */
export const isAppCode = (code: string): boolean => parseDigits(code) !== null;

/** @returns the factor after using the code; null for a wrong code */
export async function consumeCode(
  factor: FactorRecord,
  code: string,
  now: Date,
): Promise<{ factor: FactorRecord; isRecovery: boolean } | null> {
  const { app } = factor;
  if (!isAppCode(code)) {
    const rest = consumeRecoveryCode(factor, code);
    return rest && { factor: rest, isRecovery: true };
  }
  const lastStep = app && (await findTimeStep(code, app, now));
  return app && lastStep !== null ? { factor: { ...factor, app: { ...app, lastStep } }, isRecovery: false } : null;
}
