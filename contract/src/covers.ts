/** Where a cover's picture comes from. `title` means that there is none and the title is drawn instead. */
type CoverSource = { kind: 'bundled'; small: string; large: string } | { kind: 'url'; url: string } | { kind: 'title' };

/** Pictures that ship with the shop: name without extension to its addresses, 240 and 480 pixels wide. */
export type BundledCovers = ReadonlyMap<string, { small: string; large: string }>;

/** A whole URL, or null for a text that is none. Not `URL.parse`, which browsers know since 2024 only. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const EXTENSION = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The name under which a bundled picture is kept: without its extension, in lower case. */
export const bundledCoverName = (coverImage: string): string => coverImage.trim().replace(EXTENSION, '').toLowerCase();

/**
 * Decides what may reach `src`: a bundled picture (by name, with or without extension, in any case) or an absolute
 * http(s) URL. Anything else (`javascript:`, `data:`, `//host`, an unknown name, nothing) is a drawn title.
 */
export function coverSource(coverImage: string | undefined, bundled: BundledCovers): CoverSource {
  const text = (coverImage ?? '').trim();
  const known = bundled.get(bundledCoverName(text));
  if (known) return { kind: 'bundled', ...known };
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url ? { kind: 'url', url: url.href } : { kind: 'title' };
}

/** How wide a page of books shows a cover, and the page of a book: where both sides say the same, it is fetched once. */
export const TILE_COVER_SIZES = '(min-width: 768px) 176px, 40vw';
export const BOOK_COVER_SIZES = '(min-width: 1024px) 256px, 208px';

/** The files of a bundled cover for the browser's choice. */
export const coverSet = (small: string, large: string): string => `${small} 240w, ${large} 480w`;
