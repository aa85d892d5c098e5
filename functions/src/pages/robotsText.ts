/** What nobody finds through a search engine. */
const PRIVATE = ['/admin', '/dashboard', '/cart', '/checkout', '/orders', '/user-dashboard'];

/**
 * robots.txt: RFC 9309, and where the site map is. Hosting redirects there, which robots follow: at `/robots.txt` itself the functions
 * framework says that there is none.
 */
export function robotsText(shopUrl: string): string {
  return [
    '# The API stays open: a search engine that draws the pages needs the books.',
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
