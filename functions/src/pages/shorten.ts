/** A text of at most so many characters, which ends in an ellipsis where something is left out. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length - 1).join('');
  return `${kept.trimEnd()}…`;
}
