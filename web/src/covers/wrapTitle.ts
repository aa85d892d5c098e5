/** Breaks a title into at most `maxLines` lines of about `width` characters; what does not fit ends in an ellipsis. */
export function wrapTitle(title: string, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const last = lines.at(-1);
    const shown = word.length > width ? `${word.slice(0, width - 1)}…` : word;
    if (last !== undefined && last.length + 1 + shown.length <= width) lines[lines.length - 1] = `${last} ${shown}`;
    else lines.push(shown);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
}
