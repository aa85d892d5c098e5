import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectWebp } from '../../../functions/src/covers/webp.ts';
import { InvalidCover, makeCover } from './makeCover.ts';

const RED = { r: 190, g: 30, b: 20 };
const BLUE = { r: 20, g: 40, b: 150 };

function twoHalves(width = 600, height = 900) {
  const half = sharp({ create: { width, height: height / 2, channels: 3, background: RED } }).png();
  return half
    .toBuffer()
    .then((input) =>
      sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([{ input, top: 0, left: 0 }]),
    );
}

async function halvesOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [1, 3].map((quarter) => {
    const at = (Math.floor((info.height * quarter) / 4) * info.width + Math.floor(info.width / 2)) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

const about = ([red = 0, green = 0, blue = 0]: number[] = [], { r, g, b }: typeof RED, tolerance = 12) =>
  Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b)) <= tolerance;

async function expectTwoHalves(bytes: Buffer, tolerance?: number): Promise<void> {
  const [upper, lower] = await halvesOf(bytes);
  expect(about(upper, RED, tolerance), `above: ${upper?.join()}`).toBe(true);
  expect(about(lower, BLUE, tolerance), `below: ${lower?.join()}`).toBe(true);
}

describe('makeCover', () => {
  it.each(['jpeg', 'avif'] as const)('converts %s files', async (format) => {
    const cover = await makeCover(await (await twoHalves()).toFormat(format).toBuffer());
    expect(inspectWebp(cover.bytes)).toEqual({ width: 480, height: 720 });
    expect(cover).toMatchObject({ width: 480, height: 720, tint: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    await expectTwoHalves(cover.bytes, 20);
  });

  it('rotates pictures upright and strips metadata', async () => {
    const upright = await (await twoHalves()).png().toBuffer();
    const lying = await sharp(upright)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(await sharp(lying).metadata()).toMatchObject({ width: 900, height: 600 });
    const { bytes } = await makeCover(lying);
    await expectTwoHalves(bytes);
    expect(inspectWebp(bytes)).toEqual({ width: 480, height: 720 });
  });

  it('converts CMYK to screen colours', async () => {
    const file = await (await twoHalves()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    // CMYK has no such red.
    await expectTwoHalves((await makeCover(file)).bytes, 60);
  });

  it('fills transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 300, height: 450, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const [upper] = await halvesOf((await makeCover(file)).bytes);
    expect(about(upper, { r: 0xfb, g: 0xf7, b: 0xf0 }, 4)).toBe(true);
  });

  it('crops the middle without enlarging', async () => {
    const wide = await (await twoHalves(400, 300)).png().toBuffer();
    expect(await makeCover(wide)).toMatchObject({ width: 200, height: 300 });
    const grey = await (await twoHalves(300, 1_200)).greyscale().png().toBuffer();
    expect(await makeCover(grey)).toMatchObject({ width: 300, height: 450 });
  });

  it('stays below the size limit for any picture', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const file = await sharp({ create: { width: 960, height: 1_440, channels: 3, background: RED, noise } })
      .png()
      .toBuffer();
    const { bytes } = await makeCover(file);
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
  });
});

describe('makeCover rejects', () => {
  const refusalOf = async (file: Buffer) => {
    const error: unknown = await makeCover(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidCover);
    return (error as InvalidCover).message;
  };

  it('other files, drawings and truncated pictures', async () => {
    for (const file of [Buffer.alloc(0), Buffer.from('A text.'), Buffer.from('%PDF-1.7'), Buffer.alloc(5_000, 0xff)]) {
      expect(await refusalOf(file)).toContain('Not a readable picture');
    }
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720"><rect width="9" height="9"/></svg>';
    expect(await refusalOf(Buffer.from(drawing))).toContain('Not a readable picture');
    const cutOff = await (await twoHalves()).jpeg().toBuffer();
    expect(await refusalOf(cutOff.subarray(0, cutOff.length / 2))).toContain('Not a readable picture');
  });

  it('pictures with too few or too many pixels', async () => {
    expect(await refusalOf(await (await twoHalves(100, 900)).png().toBuffer())).toContain('100 × 900 pixels');
    const file = await sharp({ create: { width: 16_000, height: 5_001, channels: 3, background: RED } })
      .png()
      .toBuffer();
    expect(await refusalOf(file)).toContain('16000 × 5001 pixels');
  });
});
