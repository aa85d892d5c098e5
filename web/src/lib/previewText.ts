/** The first `length` characters and an ellipsis when the text is longer. Counts code points: no emoji is halved. */
export function previewText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
