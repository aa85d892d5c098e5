import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

// Static WOFF files only: opentype.js 2 reads neither WOFF2 nor the variable fonts that the web app itself uses.
const FILES = {
  serifLight: 'fraunces/files/fraunces-latin-300-normal.woff',
  serif: 'fraunces/files/fraunces-latin-600-normal.woff',
  serifBold: 'fraunces/files/fraunces-latin-700-normal.woff',
  serifBlack: 'fraunces/files/fraunces-latin-900-normal.woff',
  serifItalic: 'fraunces/files/fraunces-latin-600-italic.woff',
  serifLightItalic: 'fraunces/files/fraunces-latin-300-italic.woff',
  serifBlackItalic: 'fraunces/files/fraunces-latin-900-italic.woff',
  classic: 'cormorant/files/cormorant-latin-600-normal.woff',
  classicBold: 'cormorant/files/cormorant-latin-700-normal.woff',
  classicItalic: 'cormorant/files/cormorant-latin-600-italic.woff',
  sansLight: 'jost/files/jost-latin-300-normal.woff',
  sans: 'jost/files/jost-latin-500-normal.woff',
  sansBold: 'jost/files/jost-latin-700-normal.woff',
  sansBlack: 'jost/files/jost-latin-900-normal.woff',
  sansBlackItalic: 'jost/files/jost-latin-900-italic.woff',
  poster: 'anton/files/anton-latin-400-normal.woff',
  mono: 'space-mono/files/space-mono-latin-400-normal.woff',
  monoBold: 'space-mono/files/space-mono-latin-700-normal.woff',
} as const;

/** A typeface in one weight. All are under the SIL Open Font License. */
export type Face = keyof typeof FILES;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Face, Font>();

/** The parsed font of a face, read once. Throws when its package is not installed. */
export function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(resolve(`@fontsource/${FILES[face]}`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, font);
  return font;
}
