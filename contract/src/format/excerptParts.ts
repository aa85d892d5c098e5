/** A paragraph, which may have line breaks, or a scene break. */
export interface ExcerptPart {
  kind: 'paragraph' | 'break';
  text: string;
  /** Whether it starts a scene, without indentation. */
  isFirst: boolean;
  /** Preceding text in UTF-16 units. */
  begin: number;
}

const SCENE_BREAK = /^(?:[*⁂#~_–—-]\s*){1,5}$/u;

/** If a text has blank lines, they separate paragraphs, and single line ends are verse; otherwise each line is one. */
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
