import type { Book } from '@bookstore/contract/api/book';
import { coverPath } from '@bookstore/contract/api/paths';
import { coverSource } from '@bookstore/contract/covers';
import { API_BASE } from '../../lib/apiBase.ts';
import { bundledCovers } from './coverAssets.ts';

/** What decides what a book looks like. */
export type Covered = Partial<Pick<Book, 'cover' | 'coverImage'>>;

export interface CoverPicture {
  large: string;
  /** Of a bundled one alone. */
  small?: string;
}

/** The addresses of a book's picture: the one that was uploaded for it before the one that it names. Null where its title is drawn instead. */
export function coverPicture({ cover, coverImage }: Covered): CoverPicture | null {
  if (cover) return { large: API_BASE + coverPath(cover.id) };
  const source = coverSource(coverImage, bundledCovers);
  if (source.kind === 'bundled') return source;
  return source.kind === 'url' ? { large: source.url } : null;
}
