import type { BookCover } from '@bookstore/contract/api/cover';
import { coverUploadPath } from '@bookstore/contract/api/paths';
import { createRandom } from '@bookstore/contract/test/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdminTokens } from '../../src/auth/adminToken.ts';
import { SAMPLE_JWT_SECRET } from '../../src/auth/samples.ts';
import { coverIdOf } from '../../src/covers/coverRecord.ts';
import { openApi, type TestAdmin, type TestApi } from '../api.ts';
import { rawCall } from '../rawCall.ts';
import { LONG_DEADLINE } from '../server.ts';
import { tickingClock } from './forAll.ts';
import { mutatedPicture } from './mutatePicture.ts';

const clock = tickingClock();

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ clock, ...LONG_DEADLINE });
});
afterAll(() => api.close());

const CASES = 20_000;
const LIMIT = { timeout: 300_000 };

/** Each accepted file is new. */
function* differentPictures(count: number, seed: number): Generator<Buffer> {
  const random = createRandom(seed);
  const sent = new Set<string>();
  while (sent.size < count) {
    const bytes = mutatedPicture(random);
    const id = coverIdOf(bytes);
    if (sent.has(id)) continue;
    sent.add(id);
    yield bytes;
  }
}

it('handles twenty thousand parallel uploads correctly', LIMIT, async () => {
  const files = differentPictures(CASES, Number(process.env.FC_SEED ?? 20_261_125));
  const tokens = createAdminTokens(SAMPLE_JWT_SECRET, clock);
  const fates = { taken: new Set<string>(), refused: 0 };
  async function sendOneByOne({ username }: TestAdmin): Promise<void> {
    for (const bytes of files) {
      const headers = { authorization: `Bearer ${await tokens.issue(username)}`, 'content-type': 'image/webp' };
      const reply = await rawCall(api.baseUrl, { method: 'POST', path: coverUploadPath(), headers, body: bytes });
      expect([201, 400], `${reply.status}: ${reply.text}`).toContain(reply.status);
      if (reply.status === 400) fates.refused += 1;
      else fates.taken.add((JSON.parse(reply.text) as BookCover).id);
    }
  }
  // Each admin has a rate limit.
  const admins: TestAdmin[] = [];
  while (admins.length < 8) admins.push(await api.newAdmin());
  await Promise.all(admins.map(sendOneByOne));
  expect(fates.taken.size + fates.refused).toBe(CASES);
  expect(fates.taken.size).toBeGreaterThan(1_000);
  const stored = await (await api.db()).collection('covers').select().get();
  expect(new Set(stored.docs.map(({ id }) => id))).toEqual(fates.taken);
});
