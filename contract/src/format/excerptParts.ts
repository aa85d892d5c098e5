/** A piece of an excerpt as a book sets it: a paragraph, whose lines may be broken, or the sign between two scenes. */
export interface ExcerptPart {
  kind: 'paragraph' | 'break';
  text: string;
  /** Whether it begins a scene: then it is not indented. */
  isFirst: boolean;
  /** How much text there is before it, in UTF-16 units. */
  begin: number;
}

const SCENE_BREAK = /^(?:[*⁂#~_–—-]\s*){1,5}$/u;

/**
 * The paragraphs of a text that was typed or pasted. Where blank lines part them, a single end of a line is one of a verse; where there
 * are none, each line is a paragraph.
 */
export function excerptParts(text: string): ExcerptPart[] {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const pieces = lines.split(/\n[^\S\n]*\n/.test(lines) ? /\n(?:[^\S\n]*\n)+/ : '\n');
  const parts: ExcerptPart[] = [];
  let begin = 0;
  for (const piece of pieces.map((one) => one.trim()).filter((one) => one !== '')) {
    const kind = SCENE_BREAK.test(piece) ? 'break' : 'paragraph';
    parts.push({ kind, text: piece, isFirst: kind === 'paragraph' && parts.at(-1)?.kind !== 'paragraph', begin });
    begin += piece.length;
  }
  return parts;
}
