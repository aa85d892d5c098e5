import type { Book } from '@bookstore/contract/api/book';
import { coverPath } from '@bookstore/contract/api/paths';
import { type BundledCovers, coverSource } from '@bookstore/contract/covers';
import { API_BASE } from '../../lib/apiBase.ts';

const files = import.meta.glob<string>('../../assets/covers/*.webp', { eager: true, query: '?url', import: 'default' });

function toBundledCovers(addresses: Record<string, string>): BundledCovers {
  const covers = new Map<string, { small: string; large: string }>();
  for (const [path, large] of Object.entries(addresses)) {
    const name = /\/([^/]+)-480\.webp$/.exec(path)?.[1];
    const small = addresses[path.replace(/-480\.webp$/, '-240.webp')];
    if (name && small) covers.set(name, { small, large });
  }
  return covers;
}

export const bundledCovers = toBundledCovers(files);

export type CoverFields = Partial<Pick<Book, 'cover' | 'coverImage'>>;

export interface CoverPicture {
  large: string;
  /** Only bundled pictures have a small size. */
  small?: string;
}

/** Addresses of a book's picture, preferring an uploaded one. Null if the title is drawn. */
export function coverPicture({ cover, coverImage }: CoverFields): CoverPicture | null {
  if (cover) return { large: API_BASE + coverPath(cover) };
  const source = coverSource(coverImage, bundledCovers);
  if (source.kind === 'bundled') return source;
  return source.kind === 'url' ? { large: source.url } : null;
}
