import { ean13Bars } from '@bookstore/contract/test/ean13Bars';
import { describe, expect, it } from 'vitest';
import { readEan13 } from './ean13.ts';

type Shade = (column: number, row: number) => number;

function aPicture(width: number, height: number, shadeOf: Shade): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    data.fill(shadeOf(index % width, Math.floor(index / width)), index * 4, index * 4 + 3);
    data[index * 4 + 3] = 255;
  }
  return { data, width, height, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as ImageData;
}

/** @param scale pixels per module */
function aBarcode(digits: string, scale = 3): Shade {
  const bars = ean13Bars(digits);
  return (column, row) => {
    const bar = bars[Math.floor((column - 40) / scale)];
    if (column < 40 || bar === undefined || row < 60 || row > 240) return 120;
    return bar === '1' ? 30 : 220;
  };
}

const WIDTH = 420;
const HEIGHT = 300;

describe('ean13', () => {
  it.each(['9782253002697', '9791038704022', '4006381333931'])('reads the barcode %s', (digits) => {
    expect(readEan13(aPicture(WIDTH, HEIGHT, aBarcode(digits)))).toBe(digits);
  });

  it('reads upside-down barcodes and bad light', () => {
    const straight = aBarcode('9782253002697');
    expect(readEan13(aPicture(WIDTH, HEIGHT, (column, row) => straight(WIDTH - 1 - column, HEIGHT - 1 - row)))).toBe(
      '9782253002697',
    );
    const dim: Shade = (column, row) => straight(column, row) * 0.4 + column / 10 + ((column * 7 + row * 13) % 11);
    expect(readEan13(aPicture(WIDTH, HEIGHT, dim))).toBe('9782253002697');
  });

  it('reads nothing without a barcode or with a wrong check digit', () => {
    expect(readEan13(aPicture(WIDTH, HEIGHT, () => 128))).toBeNull();
    expect(readEan13(aPicture(WIDTH, HEIGHT, (column, row) => (column * 37 + row * 91) % 256))).toBeNull();
    expect(readEan13(aPicture(WIDTH, HEIGHT, aBarcode('9782253002698')))).toBeNull();
    expect(readEan13(aPicture(1, 1, () => 0))).toBeNull();
  });
});
