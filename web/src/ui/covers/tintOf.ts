import { bundledCoverName } from '@bookstore/contract/covers';
import { bundledTints } from './bundledTints.ts';
import type { Covered } from './coverPicture.ts';

/** The dark colour of a book's cover, `#rrggbb`, on which white text can be read; undefined where nobody knows its picture. */
export function tintOf({ cover, coverImage = '' }: Covered): string | undefined {
  return cover ? cover.tint : new Map(Object.entries(bundledTints)).get(bundledCoverName(coverImage));
}
