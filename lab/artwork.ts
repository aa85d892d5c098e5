import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parseOptions, TEXT } from '../tools/lib/options.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { runTask } from '../tools/lib/task.ts';
import { ARTIFACTS, type Artifact } from './artwork/artifacts.ts';
import { SECOND_SHOP } from './artwork/secondShop/artifacts.ts';

const HELP = `npm run artwork [-- options]

Draws the covers into web/src/assets, the default shop's news pictures, banner, logo and icons into shop/pictures, and those
of the example into examples/second-shop/pictures. The same sources give the same files, so that a run without a change changes nothing.

  --only NAME    one picture (book-7, girl-stop, news-2, banner, logo, shop-sign, shopfront, og-image) or one kind (covers, news, brand,
                 second-shop)
  --sheet FILE   also write all that was drawn side by side into this PNG, to look at
  --help         this text
`;

const ALL: readonly Artifact[] = [...ARTIFACTS, ...SECOND_SHOP];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

function chosen(only: string | undefined): readonly Artifact[] {
  const artifacts = only ? ALL.filter(({ name, kind }) => name === only || kind === only) : ALL;
  if (artifacts.length > 0) return artifacts;
  const names = [...new Set(ALL.flatMap(({ name, kind }) => [kind, name]))];
  throw new Error(`There is no picture “${only}”. There are: ${names.join(', ')}`);
}

async function artwork(): Promise<number> {
  const { values } = parseOptions({ options: { only: TEXT, sheet: TEXT } });
  const artifacts = chosen(values.only);
  const files: Buffer[] = [];
  for (const [index, artifact] of artifacts.entries()) {
    const file = Buffer.from(await artifact.make());
    const path = join(ROOT, artifact.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
    files.push(file);
    console.log(
      `${String(index + 1).padStart(3)}/${artifacts.length}  ${kilobytes(file.length).padStart(8)}  ${artifact.path}`,
    );
  }
  const total = files.reduce((sum, file) => sum + file.length, 0);
  console.log(`Wrote ${files.length} files, ${kilobytes(total)} in all.`);
  if (values.sheet) writeFileSync(values.sheet, await contactSheet(files));
  return 0;
}

const TILE = 240;
const GAP = 16;
const COLUMNS = 8;
const GROUND = '#f4f2ee';

/** All pictures side by side in one PNG, to be looked at. SVG and raster files alike. */
async function contactSheet(files: readonly Buffer[]): Promise<Buffer> {
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

await runTask(HELP, artwork);
