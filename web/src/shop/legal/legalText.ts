import type { LegalBlock, LegalPlace } from '@bookstore/contract/legalPages';

/** The elements that a text can have. */
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

/** A text, an element, or a place where something of the shop is put in. */
export type LegalNode =
  | string
  | { tag: LegalTag; id?: string; href?: string; start?: number; inside: readonly LegalNode[] }
  | { place: LegalPlace }
  | { block: LegalBlock };

/** A file of `legal/`, as the build reads it (web/tooling/legalTexts.ts). */
export interface LegalText {
  /** Its first heading. */
  title: string;
  nodes: readonly LegalNode[];
  /** The headings below it, which its table of contents lists. */
  sections: readonly { id: string; title: string }[];
}
