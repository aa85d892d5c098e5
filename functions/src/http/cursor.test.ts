import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

describe('cursor', () => {
  it.each(['2026-05-01T10:00:00.123Z', '9999-12-31T23:59:59.999Z'])('survives encoding and decoding: %s', (moment) => {
    const position = { createdAt: new Date(moment), id: 'ab_c-1' };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each([
    'x',
    '',
    Buffer.from('12.a/b').toString('base64url'),
    Buffer.from('1e3.id').toString('base64url'),
    Buffer.from('253402300800000.id').toString('base64url'),
    Buffer.from('12.id\nand more').toString('base64url'),
  ])('is rejected if invalid: %j', (text) => {
    expect(() => decodeCursor(text)).toThrow(expect.objectContaining({ code: 'validation-failed' }));
  });
});
