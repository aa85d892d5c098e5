import { coverTint } from '@bookstore/contract/coverMaking';
import sharp from 'sharp';
import { COVER_NAMES, coverPage } from './coverPage.ts';

/** Small: what counts is which colours there are. */
const SIZE = { width: 60, height: 90, fit: 'fill' } as const;

/** The module with the dark colour of each cover, `#rrggbb`. */
export async function bundledTints(): Promise<Buffer> {
  const lines = await Promise.all(
    COVER_NAMES.map(async (name) => {
      const drawn = sharp(Buffer.from(coverPage(name).svg()))
        .resize(SIZE)
        .ensureAlpha();
      return `  '${name}': '#${coverTint(await drawn.raw().toBuffer())}',\n`;
    }),
  );
  return Buffer.from(
    `/** The dark colour of each bundled cover (contract/src/covers.ts). Written by \`npm run artwork\`. */\nexport const bundledTints = {\n${lines.join('')}};\n`,
  );
}
