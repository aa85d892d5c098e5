const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For elements and double-quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** @throws Error if there is nothing to replace */
export function replaceIn(text: string, part: string | RegExp, by: string): string {
  const replaced = text.replace(part, () => by);
  if (replaced === text) throw new Error(`Nothing to replace: ${part}`);
  return replaced;
}
