import type { Book } from '@bookstore/contract/api/book';
import { coverPath } from '@bookstore/contract/api/paths';
import { type BundledCovers, coverSource } from '@bookstore/contract/covers';

export interface ShopAddresses {
  /** Without a trailing slash. */
  shopUrl: string;
  /** For shared pages without a picture of their own. */
  sharedPicture: string;
  book(id: string): string;
  bookPath(id: string): string;
  excerptPath(id: string): string;
  /** Files of a picture hosted by the shop; null if there is none. */
  picture(book: Pick<Book, 'cover' | 'coverImage'>): { small?: string; large: string } | null;
  /** @returns null if the title is drawn instead */
  cover(book: Pick<Book, 'cover' | 'coverImage'>): string | null;
}

const bookPath = (id: string) => `/books/${encodeURIComponent(id)}`;

export function createShopAddresses(shopUrl: string, covers: BundledCovers): ShopAddresses {
  return {
    shopUrl,
    sharedPicture: `${shopUrl}/og-image.jpg`,
    bookPath,
    book: (id) => shopUrl + bookPath(id),
    excerptPath: (id) => `${bookPath(id)}/excerpt`,

    picture({ cover, coverImage }) {
      if (cover) return { large: coverPath(cover) };
      const source = coverSource(coverImage, covers);
      return source.kind === 'bundled' ? { small: source.small, large: source.large } : null;
    },

    cover({ cover, coverImage }) {
      if (cover) return shopUrl + coverPath(cover);
      const source = coverSource(coverImage, covers);
      if (source.kind === 'title') return null;
      return source.kind === 'url' ? source.url : shopUrl + source.large;
    },
  };
}
