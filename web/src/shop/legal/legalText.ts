import type { LegalBlock, LegalPlace } from '@bookstore/contract/legalPages';

export type LegalTag =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'a'
  | 'strong'
  | 'em'
  | 's'
  | 'code'
  | 'br';

export type LegalNode =
  | string
  | { tag: LegalTag; id?: string; href?: string; start?: number; inside: readonly LegalNode[] }
  | { place: LegalPlace }
  | { block: LegalBlock };

/** A file of `legal/` as parsed by web/tooling/legalTexts.ts. */
export interface LegalText {
  title: string;
  nodes: readonly LegalNode[];
  sections: readonly { id: string; title: string }[];
}
