/** A whole URL, or null for a text that is none. Not `URL.parse`, which browsers know since 2024 only. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
