/** `title` draws the title instead. */
type CoverSource = { kind: 'bundled'; small: string; large: string } | { kind: 'url'; url: string } | { kind: 'title' };

/** Addresses by name without extension, 240 and 480 pixels wide. */
export type BundledCovers = ReadonlyMap<string, { small: string; large: string }>;

/** Not `URL.parse`, which browsers have since 2024 only. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const EXTENSION = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Lower case without extension. */
export const bundledCoverName = (coverImage: string): string => coverImage.trim().replace(EXTENSION, '').toLowerCase();

/**
 * Decides what may reach `src`: a bundled picture or an absolute http(s) URL. Everything else (`javascript:`,
 * `data:`, `//host`, unknown names) draws the title.
 */
export function coverSource(coverImage: string | undefined, bundled: BundledCovers): CoverSource {
  const text = (coverImage ?? '').trim();
  const known = bundled.get(bundledCoverName(text));
  if (known) return { kind: 'bundled', ...known };
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url ? { kind: 'url', url: url.href } : { kind: 'title' };
}

/** `sizes` of a tile's cover, shared with the book page so that it is fetched once. */
export const TILE_COVER_SIZES = '(min-width: 768px) 176px, 40vw';
export const BOOK_COVER_SIZES = '(min-width: 1024px) 256px, 208px';

/** `srcset` of a bundled cover. */
export const coverSet = (small: string, large: string): string => `${small} 240w, ${large} 480w`;
