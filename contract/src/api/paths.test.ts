import { describe, expect, it } from 'vitest';
import { apiPaths } from './paths.ts';

describe('apiPaths', () => {
  it('apiPaths encode what they are given', () => {
    expect(apiPaths.ordersOf('a+b/c#d@x.y')).toBe('/api/orders/email/a%2Bb%2Fc%23d%40x.y');
    expect(apiPaths.book('a/b')).toBe('/api/books/a%2Fb');
    expect(apiPaths.restoreBook('x')).toBe('/api/books/x/restore');
  });
});
