import { describe, expect, it } from 'vitest';
import { headersFor, matchesSource, readHostingConfig, redirectFor, rewriteFor } from './hostingRules.ts';

const config = readHostingConfig();

describe('the site of the benchmark answers as Hosting would', () => {
  it('the site of the benchmark gives each kind of page its document and sends the API to the function', () => {
    expect(rewriteFor(config, '/cart')).toEqual({ document: '/app.html' });
    expect(rewriteFor(config, '/dashboard/manage-books')).toEqual({ document: '/admin.html' });
    expect(rewriteFor(config, '/api/books')).toBe('function');
    expect(rewriteFor(config, '/sitemap/1.xml')).toBe('function');
    expect(rewriteFor(config, '/books/dune')).toBe('function');
    expect(rewriteFor(config, '/books')).toBe('function');
    expect(redirectFor(config, '/robots.txt')).toEqual({ status: 302, location: '/feeds/robots' });
    expect(redirectFor(config, '/books')).toBeNull();
    expect(rewriteFor(config, '/assets/gone.js')).toBeNull();
  });

  it('the site of the benchmark lets browsers keep assets for a year and revalidate documents', () => {
    expect(headersFor(config, '/assets/index.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(config, '/index.html')['Cache-Control']).toBe('no-cache');
    expect(headersFor(config, '/')['Cache-Control']).toBe('no-cache');
    expect(headersFor(config, '/books/a/b')['Cache-Control']).toBe('no-cache');
    for (const path of ['/books', '/books/dune', '/sitemap.xml', '/feeds/new.xml', '/api/books']) {
      expect(headersFor(config, path)).not.toHaveProperty('Cache-Control');
    }
    expect(headersFor(config, '/')['Content-Security-Policy']).toContain("default-src 'none'");
  });

  it('the site of the benchmark negates a pattern after an exclamation mark', () => {
    expect(matchesSource('!/@(api|__)/**', '/api/books')).toBe(false);
    expect(matchesSource('!/@(api|__)/**', '/books/dune')).toBe(true);
    expect(matchesSource('**', '/')).toBe(true);
  });
});
