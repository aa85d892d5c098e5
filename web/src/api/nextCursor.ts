/** The cursor of the next page that a `Link` header (RFC 8288) names, or null when there is none. @param name as the call has it. */
export function nextCursor(link: string | null, name = 'after'): string | null {
  const [, address] = /<([^>]*)>; *rel="?next\b/.exec(link ?? '') ?? [];
  const [, query] = address?.split('?') ?? [];
  return new URLSearchParams(query).get(name);
}
