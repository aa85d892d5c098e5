import sharp from 'sharp';

interface Raster {
  svg: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The most that the file may weigh. */
  maxBytes: number;
  /** The quality to begin with, 0 to 100. */
  quality?: number;
}

const USUAL_QUALITY = 80;
const WORST_QUALITY = 44;

// Twice the wanted size and then down: finer edges than librsvg draws at the wanted size.
function pixels({ svg, width, height }: Raster) {
  const units = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: Math.min(2400, (72 * 2 * width) / units) }).resize({
    width,
    height,
    fit: 'fill',
  });
}

/** Lowers the quality until the file is light enough. Throws when even the worst quality is too heavy. */
async function lightEnough(raster: Raster, encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (let quality = raster.quality ?? USUAL_QUALITY; quality >= WORST_QUALITY; quality -= 4) {
    const file = await encode(quality);
    if (file.length <= raster.maxBytes) return file;
  }
  throw new Error(
    `${raster.width} pixels wide and more than ${raster.maxBytes} bytes even at quality ${WORST_QUALITY}`,
  );
}

/** The drawing as WebP; transparency stays. */
export async function toWebp(raster: Raster): Promise<Buffer> {
  const drawn = await pixels(raster).png({ compressionLevel: 1 }).toBuffer();
  return lightEnough(raster, (quality) =>
    sharp(drawn).webp({ quality, alphaQuality: 80, effort: 6, preset: 'picture' }).toBuffer(),
  );
}

/** The drawing as JPEG, for readers of links that know nothing newer. */
export async function toJpeg(raster: Raster): Promise<Buffer> {
  const drawn = await pixels(raster).png({ compressionLevel: 1 }).toBuffer();
  return lightEnough(raster, (quality) => sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer());
}

/** The drawing as PNG with a palette, for icons. Throws when it weighs too much. */
export async function toPng(raster: Raster): Promise<Buffer> {
  const file = await pixels(raster).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer();
  if (file.length <= raster.maxBytes) return file;
  throw new Error(`${file.length} bytes, more than ${raster.maxBytes}`);
}
