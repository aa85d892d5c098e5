/** The element id that a location's hash names. A malformed escape is taken literally. */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
