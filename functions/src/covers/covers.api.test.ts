import { createHash } from 'node:crypto';
import type { BookCover } from '@bookstore/contract/api/cover';
import { apiPaths, coverPath, coverUploadPath } from '@bookstore/contract/api/paths';
import { COVER_LIMITS, COVER_RATE_LIMIT } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aNewJpeg, aNewPicture, coverCalls } from '../../test/coverCalls.ts';
import { GOOD_JPEGS, GOOD_WEBPS, picture } from '../../test/pictures/pictures.ts';
import { pretendCalls } from '../../test/rateLimits.ts';

const { shop, withNewAdmin } = openBookCalls();
withNewAdmin();
const { upload, newCover, expiryOf, download } = coverCalls(() => shop);

const NOWHERE = '0123456789abcdef0123456789abcdef';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Within a minute, since it is another clock that counts. */
const aboutADayFromNow = (date: Date | null | undefined) =>
  Math.abs((date?.getTime() ?? 0) - Date.now() - DAY_MS) < 60_000;

describe('upload', () => {
  it.each(GOOD_WEBPS)('a picture that is uploaded is answered by its size and an id of its bytes: %s', async (name) => {
    const bytes = picture(name);
    const reply = await upload(bytes);
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect([200, 201]).toContain(reply.status);
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

  it('a picture that is uploaded is the largest that is taken when it has 2,000 pixels a side', async () => {
    expect((await upload(picture('largest.webp'))).body).toMatchObject({ width: 2_000, height: 2_000 });
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
  it.each(GOOD_JPEGS)(
    'a picture that is uploaded as JPEG is answered by its size, its type and an id of its bytes: %s',
    async (name) => {
      const bytes = picture(name);
      const reply = await upload(bytes);
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      expect([200, 201]).toContain(reply.status);
      expect(reply.body).toEqual({ id, width: 120, height: 180, type: 'jpeg' });
      expect(reply.headers.get('location')).toBe(`/api/covers/${id}.jpg`);
    },
  );

  it('a picture that is uploaded as JPEG is the same when it comes again', async () => {
    const bytes = aNewJpeg();
    const first = await upload(bytes, '2b3a4f');
    expect(first).toMatchObject({ status: 201, body: { type: 'jpeg', tint: '#2b3a4f' } });
    expect(await upload(bytes)).toMatchObject({ status: 200, body: first.body });
  });

  it('a picture that is uploaded as JPEG comes back as JPEG, byte for byte, to be kept for ever by whoever has it', async () => {
    const bytes = aNewJpeg();
    const cover = (await upload(bytes)).body as BookCover;
    const reply = await download(cover);
    expect(reply.status).toBe(200);
    expect(reply.bytes.equals(bytes)).toBe(true);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      etag: `"${cover.id}"`,
    });
    expect((await download(cover, { 'If-None-Match': `"${cover.id}"` })).status).toBe(304);
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

  it.each([
    ['a JPEG', 'image/webp', aNewJpeg, 'jpeg'],
    ['a JPEG', 'image/jpeg', aNewJpeg, 'jpeg'],
    ['a WebP', 'image/jpeg', aNewPicture, undefined],
  ])(
    'a picture that is uploaded as JPEG is what its bytes are: %s under the name of %s',
    async (_what, sentAs, make, type) => {
      const { token } = shop.admin;
      const headers = { 'Content-Type': sentAs };
      const reply = await shop.api.call('POST', coverUploadPath(), { token, picture: make(), headers });
      expect(reply.status).toBe(201);
      expect((reply.body as BookCover).type).toBe(type);
    },
  );

  it('a picture that is uploaded as JPEG is the largest that is taken when it has 2,000 pixels a side', async () => {
    expect((await upload(picture('largest.jpg'))).body).toMatchObject({ width: 2_000, height: 2_000 });
  });

  it('a picture that is uploaded as JPEG is refused above 200 KiB', async () => {
    const headers = { 'Content-Type': 'image/jpeg' };
    const send = (bytes: number) =>
      shop.api.call('POST', coverUploadPath(), { token: shop.admin.token, picture: Buffer.alloc(bytes), headers });
    expect(await send(COVER_LIMITS.bytes + 1)).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
    expect((await send(COVER_LIMITS.bytes)).status).toBe(400);
  });

  it('a picture that is uploaded as JPEG is made whole by whoever uploads the picture of a damaged document again', async () => {
    const bytes = aNewJpeg();
    const cover = (await upload(bytes)).body as BookCover;
    await (await shop.api.db()).doc(`covers/${cover.id}`).update({ bytes: Buffer.from('x'), type: 'tiff' });
    expect(await upload(bytes)).toMatchObject({ status: 200, body: cover });
    expect((await download(cover)).bytes.equals(bytes)).toBe(true);
  });
});

describe('what is no cover', () => {
  it.each([
    ['exif.webp', 'EXIF'],
    ['xmp.webp', 'XMP'],
    ['moving.webp', 'is animated'],
    ['too-wide.webp', '2001 × 130'],
    ['too-small.webp', '119 × 180'],
    ['exif.jpg', 'EXIF'],
    ['xmp.jpg', 'XMP'],
    ['profile.jpg', 'profile'],
    ['too-wide.jpg', '2001 × 130'],
    ['too-small.jpg', '119 × 180'],
    ['png.png', 'neither a WebP nor a JPEG'],
  ])('a file that is no cover is refused by its bytes, whatever it is called: %s', async (name, because) => {
    const reply = await upload(picture(name));
    expect(reply).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: [{ path: 'cover' }] } });
    expect((reply.body as { detail: string }).detail).toContain(because);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('RIFF')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture with something behind it', Buffer.concat([picture('lossy.webp'), Buffer.from('<?php')])],
    ['half a picture', picture('lossy.webp').subarray(0, 256)],
    ['a JPEG with something behind it', Buffer.concat([picture('baseline.jpg'), Buffer.from('<?php')])],
    ['half a JPEG', picture('baseline.jpg').subarray(0, 700)],
  ])('a file that is no cover is refused when it is %s', async (_name, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 400, body: { errors: [{ path: 'cover' }] } });
  });

  it('a file that is no cover is refused under the name of another type, and other calls take no picture', async () => {
    const { admin, api } = shop;
    for (const type of ['image/png', 'application/json; charset=utf-8', 'multipart/form-data', 'text/plain', '']) {
      const reply = await api.call('POST', apiPaths.createBook.replace(/books.*/, 'covers'), {
        token: admin.token,
        picture: type.includes('json') ? Buffer.from('{}') : aNewPicture(),
        headers: { 'Content-Type': type },
      });
      expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    }
    for (const [method, path] of [
      ['POST', apiPaths.createBook],
      ['PUT', apiPaths.editBook('x')],
      ['POST', apiPaths.adminLogin],
    ] as const) {
      const reply = await api.call(method, path, { token: admin.token, picture: aNewPicture() });
      expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    }
  });

  it('a file that is no cover is refused when it is packed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const reply = await shop.api.call('POST', coverUploadPath(), {
      token: shop.admin.token,
      picture: aNewPicture(),
      headers,
    });
    expect(reply.status).toBe(415);
  });

  it.each(['2b3', 'red', '%232b3a4f', '2b3a4g', 'ffffff'])(
    'a file that is no cover is refused with the colour %j',
    async (tint) => {
      const reply = await upload(aNewPicture(), tint);
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'tint' }] } });
    },
  );

  it('a file that is no cover is over 200 KiB, announced or not, while a book stays at 256 KiB', async () => {
    const tooLarge = Buffer.alloc(COVER_LIMITS.bytes + 1);
    const refused = { status: 413, body: { code: 'body-too-large', detail: 'The body is larger than 200 KiB.' } };
    expect(await upload(tooLarge)).toMatchObject(refused);
    expect(await upload(Buffer.alloc(COVER_LIMITS.bytes))).toMatchObject({ status: 400 });
    const body = { title: 'x'.repeat(256 * 1024) };
    expect(await shop.api.call('POST', apiPaths.createBook, { token: shop.admin.token, body })).toMatchObject({
      status: 413,
    });
  });

  it('a file that is no cover is not looked at for anybody but the admin', async () => {
    const customer = await shop.api.newCustomer();
    for (const [token, status] of [
      [undefined, 401],
      ['garbage', 401],
      [customer.token, 403],
    ] as const) {
      for (const sent of [{ picture: Buffer.from('x') }, { body: {} }, {}]) {
        const reply = await shop.api.call('POST', coverUploadPath(), { ...sent, ...(token && { token }) });
        expect(reply.status).toBe(status);
      }
    }
  });
});

describe('address', () => {
  it.each([
    coverPath({ id: NOWHERE }),
    coverPath({ id: NOWHERE, type: 'jpeg' }),
    '/api/covers/x.webp',
    `/api/covers/${NOWHERE}`,
    `/api/covers/${NOWHERE}.png`,
    `/api/covers/${NOWHERE}.jpeg`,
    `/api/covers/${NOWHERE.toUpperCase()}.webp`,
  ])('the address of a picture that is none is 404, which nobody keeps: %s', async (path) => {
    const reply = await shop.api.call('GET', path);
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('the address of a picture answers no other method, nor does the list that there is not', async () => {
    expect((await shop.api.call('DELETE', coverPath({ id: NOWHERE }))).status).toBe(405);
    const list = await shop.api.call('GET', '/api/covers');
    expect([list.status, list.headers.get('allow')]).toEqual([405, 'POST']);
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
