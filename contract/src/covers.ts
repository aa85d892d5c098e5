type CoverSource = { kind: 'bundled'; small: string; large: string } | { kind: 'url'; url: string } | { kind: 'title' };

/** By name without extension; 240 and 480 pixels wide. */
export type BundledCovers = ReadonlyMap<string, { small: string; large: string }>;

/** Browsers have `URL.parse` since 2024 only. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const EXTENSION = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const bundledCoverName = (coverImage: string): string => coverImage.trim().replace(EXTENSION, '').toLowerCase();

/** Only bundled pictures and absolute http(s) URLs reach `src`; others (`javascript:`, `//host`) draw the title. */
export function coverSource(coverImage: string | undefined, bundled: BundledCovers): CoverSource {
  const text = (coverImage ?? '').trim();
  const known = bundled.get(bundledCoverName(text));
  if (known) return { kind: 'bundled', ...known };
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url ? { kind: 'url', url: url.href } : { kind: 'title' };
}

/** Whether it can name a bundled picture. */
export const isFileName = (coverImage: string): boolean =>
  coverImage.trim() !== '' && coverSource(coverImage, new Map()).kind !== 'url';

/** Tile and book page share it, so that the cover is fetched once. */
export const TILE_COVER_SIZES = '(min-width: 768px) 176px, 40vw';
export const BOOK_COVER_SIZES = '(min-width: 1024px) 256px, 208px';

export const coverSet = (small: string, large: string): string => `${small} 240w, ${large} 480w`;

const CLOTHS = ['#7d2415', '#1f4d46', '#2b3a67', '#6a4c1e', '#5a2a4d', '#33442b'] as const;

/** Colour of a drawn cover. */
export function clothOf(title: string): string {
  let sum = 0;
  for (const character of title) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return CLOTHS[sum % CLOTHS.length] ?? CLOTHS[0];
}

/** Colour of its title. */
export const CLOTH_INK = '#f7ead2';
