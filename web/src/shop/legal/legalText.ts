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

/** A text, an element, or a placeholder for a value of the shop. */
export type LegalNode =
  | string
  | { tag: LegalTag; id?: string; href?: string; start?: number; inside: readonly LegalNode[] }
  | { place: LegalPlace }
  | { block: LegalBlock };

/** A file of `legal/` as parsed by the build (web/tooling/legalTexts.ts). */
export interface LegalText {
  title: string;
  nodes: readonly LegalNode[];
  sections: readonly { id: string; title: string }[];
}
