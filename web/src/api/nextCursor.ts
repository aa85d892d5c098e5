/** The cursor of the next page that a `Link` header (RFC 8288) names, or null when there is none. */
export function nextCursor(link: string | null): string | null {
  const [, address] = /<([^>]*)>; *rel="?next\b/.exec(link ?? '') ?? [];
  if (address === undefined) return null;
  return new URL(address, globalThis.location.origin).searchParams.get('after');
}
