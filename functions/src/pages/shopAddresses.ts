import type { Book } from '@bookstore/contract/api/book';
import { coverPath } from '@bookstore/contract/api/paths';
import { type BundledCovers, coverSource } from '@bookstore/contract/covers';

/** Whole addresses of what the shop shows. */
export interface ShopAddresses {
  /** Without a slash at its end. */
  shopUrl: string;
  book(id: string): string;
  /** The path of a book alone. */
  pathOf(id: string): string;
  /** The path of a book's excerpt alone. */
  excerptPathOf(id: string): string;
  /** The files of a picture of the shop's own, which is there at once; null where there is none. */
  picture(book: Pick<Book, 'cover' | 'coverImage'>): { small?: string; large: string } | null;
  /** @returns null where a book's title is drawn instead of a picture. */
  cover(book: Pick<Book, 'cover' | 'coverImage'>): string | null;
}

const pathOf = (id: string) => `/books/${encodeURIComponent(id)}`;

export function createShopAddresses(shopUrl: string, covers: BundledCovers): ShopAddresses {
  return {
    shopUrl,
    pathOf,
    book: (id) => shopUrl + pathOf(id),
    excerptPathOf: (id) => `${pathOf(id)}/excerpt`,

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
