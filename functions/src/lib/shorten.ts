/** Ends in an ellipsis if cut. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  if (characters.length <= length) return text;
  const beginning = characters.slice(0, length - 1).join('');
  return `${beginning.trimEnd()}…`;
}
