import type { Book } from '@bookstore/contract/api/book';
import type { BookCover } from '@bookstore/contract/api/cover';
import { apiPaths, coverPath, coverUploadPath } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdminTokens } from '../../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../../src/auth/samples.ts';
import { NotACover } from '../../src/covers/covers.errors.ts';
import { readCoverBytes } from '../../src/covers/covers.service.ts';
import { type CallOptions, openApi, type TestAdmin, type TestApi } from '../api.ts';
import { aBookBody } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { picture } from '../pictures/pictures.ts';
import { LONG_DEADLINE } from '../server.ts';
import { anyValue } from './arbitraries.ts';
import { forAll, tickingClock } from './forAll.ts';
import { mutatedPicture } from './mutatePicture.ts';

const clock = tickingClock();

let api: TestApi;
let admin: TestAdmin;
beforeEach(async () => {
  api = await openApi({ clock, ...LONG_DEADLINE });
  admin = await api.newAdmin();
});
afterEach(() => api.close());

const LIMIT = { timeout: 300_000 };

function readTaken(bytes: Buffer) {
  try {
    return readCoverBytes(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(NotACover);
    return undefined;
  }
}

describe('mutated pictures', () => {
  it('accepts only pictures that a decoder reads alike, without animation or metadata', LIMIT, async () => {
    const random = createRandom(Number(process.env.FC_SEED ?? 20_261_123));
    const taken = { webp: 0, jpeg: 0 };
    for (let count = 0; count < 25_000; count += 1) {
      const bytes = mutatedPicture(random);
      const read = readTaken(bytes);
      if (!read) continue;
      const { type = 'webp', width, height } = read;
      taken[type] += 1;
      const seen = await sharp(bytes).metadata();
      expect(seen).toMatchObject({ format: type, width, height });
      expect([seen.pages, seen.exif, seen.xmp, seen.iptc, seen.comments]).toEqual(Array(5).fill(undefined));
    }
    expect(taken.webp).toBeGreaterThan(1_000);
    expect(taken.jpeg).toBeGreaterThan(1_000);
  });

  it('stores books with existing pictures or none, whatever is sent', LIMIT, async () => {
    const tokens = createAdminTokens(SAMPLE_JWT_SECRET, clock);
    const asAdmin = async (method: string, path: string, options: CallOptions) =>
      api.call(method, path, { ...options, token: await tokens.issue(admin.username) });
    const { body } = await asAdmin('POST', coverUploadPath(), { picture: picture('lossy.webp') });
    const { id } = body as BookCover;
    const nearly = fc.mixedCase(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 31, maxLength: 33 }),
    );
    await forAll(fc.oneof(anyValue, nearly, fc.constantFrom(id, null)), async (generated) => {
      // JSON has no NaN.
      const { coverId } = JSON.parse(JSON.stringify({ coverId: generated })) as { coverId?: unknown };
      const reply = await asAdmin('POST', apiPaths.createBook, { body: aBookBody({ coverId }) });
      const isGood = coverId === id || coverId === null || coverId === undefined;
      expect(reply.status, reply.text).toBe(isGood ? 201 : 400);
      if (isGood) expect((reply.body as Book).cover?.id).toBe(coverId ?? undefined);
      else expect(reply.body).toMatchObject({ code: 'validation-failed', errors: [{ path: 'coverId' }] });
    });
    await expectConsistentDatabase(await api.db());
  });

  it('survives any upload and stores nothing refused', LIMIT, async () => {
    const random = createRandom(Number(process.env.FC_SEED ?? 20_261_124));
    const tokens = createAdminTokens(SAMPLE_JWT_SECRET, clock);
    const db = await api.db();
    const stored = new Set<string>();
    for (let count = 0; count < 1_000; count += 1) {
      const picture = mutatedPicture(random);
      const token = await tokens.issue(admin.username);
      const reply = await api.call('POST', coverUploadPath(), { token, picture });
      expect([200, 201, 400], `${reply.status}: ${reply.text}`).toContain(reply.status);
      if (reply.status === 400) continue;
      const cover = reply.body as BookCover;
      const { id } = cover;
      expect(reply.status).toBe(stored.has(id) ? 200 : 201);
      stored.add(id);
      expect((await api.call('GET', coverPath(cover))).bytes.equals(picture)).toBe(true);
    }
    expect((await db.collection('covers').count().get()).data().count).toBe(stored.size);
    expect(stored.size).toBeGreaterThan(50);
    await expectConsistentDatabase(db);
  });
});
