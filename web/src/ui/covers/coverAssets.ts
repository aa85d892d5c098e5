import type { BundledCovers } from '@bookstore/contract/covers';

const files = import.meta.glob<string>('../assets/covers/*.webp', { eager: true, query: '?url', import: 'default' });

function bundledCoversOf(addresses: Record<string, string>): BundledCovers {
  const covers = new Map<string, { small: string; large: string }>();
  for (const [path, large] of Object.entries(addresses)) {
    const name = /\/([^/]+)-480\.webp$/.exec(path)?.[1];
    const small = addresses[path.replace(/-480\.webp$/, '-240.webp')];
    if (name && small) covers.set(name, { small, large });
  }
  return covers;
}

/** The covers in assets/covers, by the name that a book's `coverImage` carries. */
export const bundledCovers = bundledCoversOf(files);
