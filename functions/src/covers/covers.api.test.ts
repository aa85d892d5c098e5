import { createHash } from 'node:crypto';
import type { BookCover } from '@bookstore/contract/api/cover';
import { coverPath, coverUploadPath } from '@bookstore/contract/api/paths';
import { COVER_LIMITS, COVER_RATE_LIMIT } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aNewJpeg, aNewPicture, coverCalls } from '../../test/coverCalls.ts';
import { picture } from '../../test/pictures/pictures.ts';
import { pretendCalls } from '../../test/rateLimits.ts';

const { shop, withNewAdmin } = openBookCalls();
withNewAdmin();
const { upload, newCover, expiryOf, download } = coverCalls(() => shop);

const NOWHERE = '0123456789abcdef0123456789abcdef';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Within an hour, however slow the machine is. */
const aboutADayFromNow = (date: Date | null | undefined) =>
  Math.abs((date?.getTime() ?? 0) - Date.now() - DAY_MS) < 60 * 60_000;

describe('upload', () => {
  it('a picture that is uploaded is answered by its size and an id of its bytes', async () => {
    const bytes = picture('lossy.webp');
    const reply = await upload(bytes);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ id, width: 120, height: 180 });
    expect(reply.headers.get('location')).toBe(coverPath({ id }));
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('a picture that is uploaded is the same when it comes again, and gets another day', async () => {
    const bytes = aNewPicture();
    const first = await upload(bytes, '2B3a4f');
    expect(first).toMatchObject({ status: 201, body: { tint: '#2b3a4f' } });
    const { id } = first.body as BookCover;
    await (await shop.api.db()).doc(`covers/${id}`).update({ expiresAt: new Date(Date.now() + 60_000) });
    const second = await upload(bytes, '101010');
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(aboutADayFromNow(await expiryOf(id))).toBe(true);
  });

  it('a picture that is uploaded comes back byte for byte, to be kept for ever by whoever has it', async () => {
    const bytes = aNewPicture();
    const { id } = (await upload(bytes)).body as BookCover;
    const reply = await download({ id });
    expect(reply.status).toBe(200);
    expect(reply.bytes.equals(bytes)).toBe(true);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      etag: `"${id}"`,
    });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('a picture that is uploaded is not sent to who has it, and HEAD sends no bytes', async () => {
    const { id } = await newCover();
    const again = await download({ id }, { 'If-None-Match': `W/"x", "${id}"` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const head = await download({ id }, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'image/webp']);
  });
});

describe('JPEG', () => {
  it('a picture that is uploaded as JPEG comes back as JPEG, byte for byte', async () => {
    const bytes = aNewJpeg();
    const reply = await upload(bytes, '2b3a4f');
    const cover = reply.body as BookCover;
    expect(cover).toEqual({ id: cover.id, width: 120, height: 180, type: 'jpeg', tint: '#2b3a4f' });
    expect(reply.headers.get('location')).toBe(`/api/covers/${cover.id}.jpg`);
    const downloaded = await download(cover);
    expect(downloaded.bytes.equals(bytes)).toBe(true);
    expect(downloaded.headers.get('content-type')).toBe('image/jpeg');
  });

  it('a picture is found with either ending, and says of which kind it is', async () => {
    const jpeg = (await upload(aNewJpeg())).body as BookCover;
    const webp = await newCover();
    for (const [other, kind] of [
      [{ id: jpeg.id }, 'image/jpeg'],
      [{ id: webp.id, type: 'jpeg' as const }, 'image/webp'],
    ] as const) {
      const reply = await download(other);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(kind);
    }
  });
});

describe('what is no cover', () => {
  it.each([
    ['exif.webp', 'EXIF'],
    ['too-wide.webp', '2001 × 130'],
    ['profile.jpg', 'profile'],
    ['too-small.jpg', '119 × 180'],
    ['png.png', 'neither a WebP nor a JPEG'],
  ])('a file that is no cover is refused by its bytes, whatever it is called: %s', async (name, because) => {
    const reply = await upload(picture(name));
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path: 'cover' }] } });
    expect((reply.body as { detail: string }).detail).toContain(because);
  });

  it.each(['largest.webp', 'largest.jpg'])('the largest cover has 2,000 pixels a side: %s', async (name) => {
    expect((await upload(picture(name))).body).toMatchObject({ width: 2_000, height: 2_000 });
  });

  it('a file that is no cover is refused under the name of another type, and with a colour that is none', async () => {
    const headers = { 'Content-Type': 'image/png' };
    const sent = { token: shop.admin.token, picture: aNewPicture(), headers };
    expect(await shop.api.call('POST', coverUploadPath(), sent)).toMatchObject({ status: 415 });
    expect(await upload(aNewPicture(), 'ffffff')).toMatchObject({ status: 400, body: { errors: [{ path: 'tint' }] } });
  });

  it('a file that is no cover is over 200 KiB', async () => {
    const refused = { status: 413, body: { code: 'body-too-large', detail: 'The body is larger than 200 KiB.' } };
    expect(await upload(Buffer.alloc(COVER_LIMITS.bytes + 1))).toMatchObject(refused);
    expect(await upload(Buffer.alloc(COVER_LIMITS.bytes))).toMatchObject({ status: 400 });
  });
});

describe('address', () => {
  it.each([
    coverPath({ id: NOWHERE }),
    `/api/covers/${NOWHERE}.png`,
    '/api/covers/..%2F..%2Fadmins%2Fadmin.webp',
    '/api/covers/%00.webp',
  ])('the address of a picture that is none is 404, which nobody keeps: %s', async (path) => {
    const reply = await shop.api.call('GET', path);
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('the address of a picture is empty when its day is over, though Firestore takes its time, and full again after another upload', async () => {
    const bytes = aNewPicture();
    const { id } = (await upload(bytes)).body as BookCover;
    await (await shop.api.db()).doc(`covers/${id}`).update({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await download({ id })).status).toBe(404);
    expect((await upload(bytes)).status).toBe(201);
    expect((await download({ id })).status).toBe(200);
  });

  it('the address of a picture is made whole by whoever uploads the picture of a damaged document again', async () => {
    const bytes = aNewPicture();
    const { id } = (await upload(bytes)).body as BookCover;
    for (const damage of [{ bytes: Buffer.from('x') }, { width: 'wide' }]) {
      await (await shop.api.db()).doc(`covers/${id}`).update(damage);
      expect(await upload(bytes)).toMatchObject({ status: 200, body: { id, width: 120, height: 180 } });
      expect((await download({ id })).bytes.equals(bytes)).toBe(true);
      // A book may name it: it stays until somebody has looked.
      expect(await expiryOf(id)).toBeNull();
    }
  });
});

// E29
it('an admin uploads only so many pictures a minute', async () => {
  const api = shop.api;
  const { token, username } = await api.newAdmin();
  const bytes = aNewPicture();
  const once = () => api.call('POST', coverUploadPath(), { token, picture: bytes });
  const [{ count }] = COVER_RATE_LIMIT;
  await pretendCalls(await api.db(), ['covers', username], count - 1);
  expect((await once()).status).toBe(201);
  const refused = await once();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
