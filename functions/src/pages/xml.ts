const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What no XML 1.0 document may contain, not even escaped; a lone half of a character among it. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands between tags and in attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** An element with a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A link of a page. */
export const link = (path: string, text: string): string => `<a href="${escapeXml(path)}">${escapeXml(text)}</a>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
