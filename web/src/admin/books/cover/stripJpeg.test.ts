import { describe, expect, it } from 'vitest';
import { stripJpeg } from './stripJpeg.ts';

const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const START = [0xff, 0xd8];
const JFIF = segment(0xe0, ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0);
const TABLE = segment(0xdb, 0, ...Array<number>(64).fill(1));
const FRAME = segment(0xc0, 8, 0, 180, 0, 120, 1, 1, 0x11, 0);
/** The scan contains two bytes that look like a metadata marker. */
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 7, 0xff, 0xe1, 0, 2, 0xff, 0xd9];

async function strip(...segments: number[][]): Promise<number[]> {
  const around = Uint8Array.from([1, ...segments.flat()]);
  const blob = stripJpeg(around.subarray(1));
  expect(blob.type).toBe('image/jpeg');
  return [...new Uint8Array(await blob.arrayBuffer())];
}

const PLAIN = [START, JFIF, TABLE, FRAME, SCAN];

describe('stripJpeg', () => {
  it('returns a JPEG without metadata unchanged', async () => {
    expect(await strip(...PLAIN)).toEqual(PLAIN.flat());
  });

  it('removes the metadata that browsers write, and nothing else', async () => {
    const exif = segment(0xe1, ...ascii('Exif\0\0'), 1, 2, 3);
    const profile = segment(0xe2, ...ascii('ICC_PROFILE\0'), 1, 1, 0xff, 0xda);
    const photoshop = segment(0xed, ...ascii('Photoshop 3.0\0'));
    const comment = segment(0xfe, ...ascii('made by hand'));
    expect(await strip(START, JFIF, exif, profile, photoshop, TABLE, comment, FRAME, SCAN)).toEqual(PLAIN.flat());
    expect(await strip(START, exif, TABLE, FRAME, SCAN)).toEqual([START, TABLE, FRAME, SCAN].flat());
  });

  it('returns other files unchanged', async () => {
    for (const bytes of [[], START, [...START, 0xff], [...START, 0xff, 0xe1, 0], ascii('something else')]) {
      expect(await strip(bytes)).toEqual(bytes);
    }
  });
});
