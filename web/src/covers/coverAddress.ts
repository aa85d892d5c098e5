import { coverSource } from '@bookstore/contract/coverSource';
import { bundledCovers } from './coverAssets.ts';

/** The address of a cover's largest picture; undefined where its title is drawn instead. */
export function coverAddress(coverImage: string | undefined): string | undefined {
  const source = coverSource(coverImage, bundledCovers);
  if (source.kind === 'title') return undefined;
  return source.kind === 'url' ? source.url : source.large;
}
