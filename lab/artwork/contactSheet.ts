import sharp from 'sharp';

const TILE = 240;
const GAP = 16;
const COLUMNS = 8;
const GROUND = '#f4f2ee';

/** All pictures side by side in one PNG, to be looked at. SVG and raster files alike. */
export async function contactSheet(files: readonly Buffer[]): Promise<Buffer> {
  const rows = Math.ceil(files.length / COLUMNS);
  const columns = Math.min(COLUMNS, files.length);
  const height = TILE * 1.5;
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize({ width: TILE, height, fit: 'inside' }).png().toBuffer(),
      left: GAP + (index % COLUMNS) * (TILE + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
    })),
  );
  const size = { width: GAP + columns * (TILE + GAP), height: GAP + rows * (height + GAP) };
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(tiles)
    .png()
    .toBuffer();
}
