import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeAt } from '../../test/factors.ts';
import { consumeCode, findTimeStep, isAppCode, newRecoveryCodes, newSecret } from './codes.ts';

/** Start of a time step. */
const EPOCH = 1_777_629_600;
const NOW = new Date(EPOCH * 1000);
const STEP = EPOCH / 30;

describe('codes of an app', () => {
  it.each([
    ['six digits', '123456', true],
    ['six digits in two groups, as apps show them', '123 456', true],
    ['six digits with spaces around them', ' 123456\t', true],
    ['five digits', '12345', false],
    ['seven digits', '1234567', false],
    ['digits after letters', 'A123456', false],
    ['digits before letters', '123456A', false],
    ['digits of another script', '١٢٣٤٥٦', false],
    ['nothing', '', false],
  ])('have six digits: %s', (_what, code, isOne) => {
    expect(isAppCode(code)).toBe(isOne);
  });

  it('may be typed in two groups, without other digits', async () => {
    const { secret } = await newSecret('admin');
    const code = await codeAt(secret, NOW.getTime());
    const step = (typed: string) => findTimeStep(typed, { secret, lastStep: 0 }, NOW);
    expect([await step(`1${code}`), await step(`${code}1`)]).toEqual([null, null]);
    expect(await step(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(STEP);
  });

  it.each([
    [-60, null],
    [-30, STEP - 1],
    [0, STEP],
    [30, STEP + 1],
    [60, null],
  ])('accepts a code that is %i seconds ahead as time step %s', async (seconds, expected) => {
    const { secret } = await newSecret('admin');
    const code = await codeAt(secret, NOW.getTime() + seconds * 1000);
    expect(await findTimeStep(code, { secret, lastStep: 0 }, NOW)).toBe(expected);
  });

  it('refuses codes earlier than a used one', async () => {
    const { secret } = await newSecret('admin');
    const code = await codeAt(secret, NOW.getTime());
    expect(await findTimeStep(code, { secret, lastStep: STEP + 1 }, NOW)).toBeNull();
    // A phone or an instance with a fast clock.
    expect(await findTimeStep(code, { secret, lastStep: STEP + 4 }, NOW)).toBeNull();
    expect(await findTimeStep(code, { secret, lastStep: STEP - 1 }, NOW)).toBe(STEP);
  });

  it('are accepted in sequence from a fast clock, also across time steps', async () => {
    const { secret } = await newSecret('admin');
    const next = await codeAt(secret, NOW.getTime() + 30_000);
    expect(await findTimeStep(next, { secret, lastStep: STEP }, NOW)).toBe(STEP + 1);
    expect(await findTimeStep(next, { secret, lastStep: STEP + 1 }, NOW)).toBeNull();
  });
});

describe('recovery codes', () => {
  const CODE = 'ABCD-EFGH-2345-WXYZ';
  /** Hashes have this form since the first release with second factors. */
  const KEPT = createHash('sha256').update('["recovery code","ABCDEFGH2345WXYZ"]').digest('hex');
  const factor = { app: null, passkeys: [], recoveryCodes: ['another', KEPT] };

  it.each([
    ['as it was shown', CODE],
    ['in lower case', 'abcd-efgh-2345-wxyz'],
    ['without hyphens', 'ABCDEFGH2345WXYZ'],
    ['with spaces', ' abcd efgh 2345 wxyz '],
  ])('of an earlier release are valid, typed %s', async (_how, typed) => {
    expect(await consumeCode(factor, typed, NOW)).toEqual({
      factor: { ...factor, recoveryCodes: ['another'] },
      isRecovery: true,
    });
  });

  it.each([
    ['one letter is another', 'ABCD-EFGH-2345-WXYA'],
    ['one letter is missing', 'ABCD-EFGH-2345-WXY'],
    ['there are letters after it', `${CODE}-A`],
    ['its digits alone are typed', '2345'],
  ])('are wrong when %s', async (_what, typed) => {
    expect(await consumeCode(factor, typed, NOW)).toBeNull();
  });

  it('are stored as hashes', async () => {
    const { codes, hashes } = newRecoveryCodes();
    for (const [index, code] of codes.entries()) {
      const used = await consumeCode({ ...factor, recoveryCodes: hashes }, code.toLowerCase(), NOW);
      expect(used?.factor.recoveryCodes).toEqual(hashes.toSpliced(index, 1));
    }
  });
});
