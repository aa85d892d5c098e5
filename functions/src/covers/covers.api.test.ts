import { createHash } from 'node:crypto';
import type { BookCover } from '@bookstore/contract/api/cover';
import { coverPath, coverUploadPath } from '@bookstore/contract/api/paths';
import { COVER_LIMITS, COVER_RATE_LIMIT } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aNewJpeg, aNewPicture, coverCalls } from '../../test/coverCalls.ts';
import { picture } from '../../test/pictures/pictures.ts';
import { storeAttempts } from '../../test/rateLimits.ts';

const { shop, withNewAdmin } = openBookCalls();
withNewAdmin();
const { upload, newCover, expiryOf, download } = coverCalls(() => shop);

const NOWHERE = '0123456789abcdef0123456789abcdef';
const DAY_MS = 24 * 60 * 60 * 1000;

const aboutADayFromNow = (date: Date | null | undefined) =>
  Math.abs((date?.getTime() ?? 0) - Date.now() - DAY_MS) < 60 * 60_000;

describe('upload', () => {
  it('returns size and content id', async () => {
    const bytes = picture('lossy.webp');
    const reply = await upload(bytes);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ id, width: 120, height: 180 });
    expect(reply.headers.get('location')).toBe(coverPath({ id }));
  });

  it('returns the same picture again and extends its expiry', async () => {
    const bytes = aNewPicture();
    const first = await upload(bytes, '2B3a4f');
    expect(first).toMatchObject({ status: 201, body: { tint: '#2b3a4f' } });
    const { id } = first.body as BookCover;
    await (await shop.api.db()).doc(`covers/${id}`).update({ expiresAt: new Date(Date.now() + 60_000) });
    const second = await upload(bytes, '101010');
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(aboutADayFromNow(await expiryOf(id))).toBe(true);
  });

  it('returns the same bytes, cacheable forever', async () => {
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

  it('sends no bytes for a matching tag or HEAD', async () => {
    const { id } = await newCover();
    const again = await download({ id }, { 'If-None-Match': `W/"x", "${id}"` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const head = await download({ id }, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'image/webp']);
  });
});

describe('JPEG', () => {
  it('returns the same bytes', async () => {
    const bytes = aNewJpeg();
    const reply = await upload(bytes, '2b3a4f');
    const cover = reply.body as BookCover;
    expect(cover).toEqual({ id: cover.id, width: 120, height: 180, type: 'jpeg', tint: '#2b3a4f' });
    expect(reply.headers.get('location')).toBe(`/api/covers/${cover.id}.jpg`);
    const downloaded = await download(cover);
    expect(downloaded.bytes.equals(bytes)).toBe(true);
    expect(downloaded.headers.get('content-type')).toBe('image/jpeg');
  });

  it('is found with either ending and states its type', async () => {
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

describe('invalid cover', () => {
  it.each([
    ['exif.webp', 'EXIF'],
    ['too-wide.webp', '2001 × 130'],
    ['profile.jpg', 'profile'],
    ['too-small.jpg', '119 × 180'],
    ['png.png', 'neither a WebP nor a JPEG'],
  ])('is refused by its bytes, whatever its name: %s', async (name, because) => {
    const reply = await upload(picture(name));
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path: 'cover' }] } });
    expect((reply.body as { detail: string }).detail).toContain(because);
  });

  it.each(['largest.webp', 'largest.jpg'])('limits sides to 2,000 pixels: %s', async (name) => {
    expect((await upload(picture(name))).body).toMatchObject({ width: 2_000, height: 2_000 });
  });

  it('is refused with another content type or an invalid colour', async () => {
    const headers = { 'Content-Type': 'image/png' };
    const sent = { token: shop.admin.token, picture: aNewPicture(), headers };
    expect(await shop.api.call('POST', coverUploadPath(), sent)).toMatchObject({ status: 415 });
    expect(await upload(aNewPicture(), 'ffffff')).toMatchObject({ status: 400, body: { errors: [{ path: 'tint' }] } });
  });

  it('is refused above 200 KiB', async () => {
    const refused = { status: 413, body: { code: 'body-too-large', detail: 'The body is larger than 200 KiB.' } };
    expect(await upload(Buffer.alloc(COVER_LIMITS.bytes + 1))).toMatchObject(refused);
    expect(await upload(Buffer.alloc(COVER_LIMITS.bytes))).toMatchObject({ status: 400 });
  });
});

describe('cover URL', () => {
  it.each([
    coverPath({ id: NOWHERE }),
    `/api/covers/${NOWHERE}.png`,
    '/api/covers/..%2F..%2Fadmins%2Fadmin.webp',
    '/api/covers/%00.webp',
  ])('answers 404 without caching for an unknown picture: %s', async (path) => {
    const reply = await shop.api.call('GET', path);
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('is gone after a day until the picture is uploaded again', async () => {
    const bytes = aNewPicture();
    const { id } = (await upload(bytes)).body as BookCover;
    await (await shop.api.db()).doc(`covers/${id}`).update({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await download({ id })).status).toBe(404);
    expect((await upload(bytes)).status).toBe(201);
    expect((await download({ id })).status).toBe(200);
  });

  it('is restored by uploading the picture of a damaged document', async () => {
    const bytes = aNewPicture();
    const { id } = (await upload(bytes)).body as BookCover;
    for (const damage of [{ bytes: Buffer.from('x') }, { width: 'wide' }]) {
      await (await shop.api.db()).doc(`covers/${id}`).update(damage);
      expect(await upload(bytes)).toMatchObject({ status: 200, body: { id, width: 120, height: 180 } });
      expect((await download({ id })).bytes.equals(bytes)).toBe(true);
      expect(await expiryOf(id)).toBeNull();
    }
  });
});

// E29
it('limits uploads per minute', async () => {
  const api = shop.api;
  const { token, username } = await api.newAdmin();
  const bytes = aNewPicture();
  const once = () => api.call('POST', coverUploadPath(), { token, picture: bytes });
  const [{ count }] = COVER_RATE_LIMIT;
  await storeAttempts(await api.db(), ['covers', username], count - 1);
  expect((await once()).status).toBe(201);
  const refused = await once();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
