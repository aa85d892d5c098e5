const PRIVATE = ['/admin', '/dashboard', '/cart', '/checkout', '/orders', '/user-dashboard'];

/** RFC 9309. Hosting redirects here, because the functions framework answers 404 for `/robots.txt`. */
export function robotsText(shopUrl: string): string {
  return [
    '# The API stays open: a search engine that renders the pages needs the books.',
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
