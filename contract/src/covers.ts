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

/** Tile and book page share it, so that the cover is fetched once. */
export const TILE_COVER_SIZES = '(min-width: 768px) 176px, 40vw';
export const BOOK_COVER_SIZES = '(min-width: 1024px) 256px, 208px';

export const coverSet = (small: string, large: string): string => `${small} 240w, ${large} 480w`;
