import type { ExcerptPart } from '@bookstore/contract/format/excerptParts';

/** Characters of a page of a book. */
const PAGE = 1_500;

interface ExcerptPages {
  count: number;
  /** The page on which a part begins; the first is 1. */
  pageOf: (part: number) => number;
}

/** The pages that an excerpt would have in a book: the same whatever the size of its type. */
export function excerptPages(parts: readonly ExcerptPart[]): ExcerptPages {
  const last = parts.at(-1);
  const characters = last ? last.begin + last.text.length : 0;
  return {
    count: Math.max(1, Math.ceil(characters / PAGE)),
    pageOf: (part) => Math.floor((parts[part]?.begin ?? 0) / PAGE) + 1,
  };
}
