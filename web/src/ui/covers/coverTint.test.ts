import { isCoverTint } from '@bookstore/contract/coverMaking';
import { describe, expect, it } from 'vitest';
import { bundledCovers } from './coverPicture.ts';
import { getTint, tintedPanel } from './coverTint.ts';

const UPLOADED = { id: '0123456789abcdef0123456789abcdef', width: 480, height: 720 };

describe('coverTint', () => {
  // rows: 222-226
  it('gives every bundled cover a dark colour for white text', () => {
    const numbered = Array.from({ length: 20 }, (_, index) => `book-${index + 1}`);
    const named = ['girl-stop', 'ride-lifetime', 'young-bucks', 'young-bucks-2'];
    expect([...bundledCovers.keys()].toSorted()).toEqual([...numbered, ...named].toSorted());
    for (const name of bundledCovers.keys()) {
      const tint = getTint({ coverImage: `${name}.png` });
      expect(isCoverTint(tint?.slice(1) ?? ''), name).toBe(true);
    }
  });

  it("prefers an uploaded cover's own tint", () => {
    expect(getTint({ cover: { ...UPLOADED, tint: '#123456' }, coverImage: 'book-1.png' })).toBe('#123456');
    expect(getTint({ cover: UPLOADED, coverImage: 'book-1.png' })).toBeUndefined();
  });

  it.each(['https://example.com/a.png', '', 'constructor', undefined])('returns no tint for %j', (coverImage) => {
    expect(tintedPanel({ ...(coverImage !== undefined && { coverImage }) })).toBeUndefined();
  });
});
