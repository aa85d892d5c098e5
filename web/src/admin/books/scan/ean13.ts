import BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap.js';
import GlobalHistogramBinarizer from '@zxing/library/esnext/core/common/GlobalHistogramBinarizer.js';
import EAN13Reader from '@zxing/library/esnext/core/oned/EAN13Reader.js';
import RGBLuminanceSource from '@zxing/library/esnext/core/RGBLuminanceSource.js';

const reader = new EAN13Reader();

/** Perceived brightness (ITU-R BT.601). */
function toLuminance({ data, width, height }: ImageData): Uint8ClampedArray {
  const luminance = new Uint8ClampedArray(width * height);
  for (let index = 0; index < luminance.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    luminance[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return luminance;
}

/** Reads rows in either direction. @returns null if no barcode is readable */
export function readEan13(image: ImageData): string | null {
  const source = new RGBLuminanceSource(toLuminance(image), image.width, image.height);
  try {
    return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText();
  } catch {
    // The library throws whenever it finds nothing.
    return null;
  }
}
