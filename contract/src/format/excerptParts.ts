export interface ExcerptPart {
  kind: 'paragraph' | 'break';
  text: string;
  /** Whether it starts a scene and is not indented. */
  isFirst: boolean;
  /** Position in UTF-16 units. */
  begin: number;
}

const SCENE_BREAK = /^(?:[*⁂#~_–—-]\s*){1,5}$/u;

/** Blank lines separate paragraphs; in a text without them each line is one. */
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
