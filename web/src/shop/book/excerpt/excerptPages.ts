import type { ExcerptPart } from '@bookstore/contract/format/excerptParts';

/** Characters per printed page. */
const PAGE = 1_500;

interface ExcerptPages {
  count: number;
  /** One-based page on which a part begins. */
  pageOf: (part: number) => number;
}

/** Page numbers do not depend on the font size. */
export function excerptPages(parts: readonly ExcerptPart[]): ExcerptPages {
  const last = parts.at(-1);
  const characters = last ? last.begin + last.text.length : 0;
  return {
    count: Math.max(1, Math.ceil(characters / PAGE)),
    pageOf: (part) => Math.floor((parts[part]?.begin ?? 0) / PAGE) + 1,
  };
}
