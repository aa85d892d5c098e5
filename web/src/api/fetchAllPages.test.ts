import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAllPages } from './fetchAllPages.ts';

afterEach(() => vi.restoreAllMocks());

function aShop(answers: Record<string, { orders: string[]; next?: string }>) {
  const asked: string[] = [];
  const ask = (call: { url: string }) => {
    asked.push(call.url);
    const cursor = new URL(call.url, 'http://localhost').searchParams.get('cursor') ?? '';
    const answer = answers[cursor];
    if (!answer) return { error: { status: 503, data: null } };
    const headers: HeadersInit = answer.next ? { Link: `<?cursor=${answer.next}>; rel="next"` } : {};
    return {
      data: answer.orders,
      meta: { request: new Request('http://localhost'), response: new Response('', { headers }) },
    };
  };
  return { ask, asked };
}

describe('customer data in several answers', () => {
  it('loads pages until one has no next', async () => {
    const { ask, asked } = aShop({ '': { orders: ['c', 'b'], next: 'b+1' }, 'b 1': { orders: ['a'] } });
    expect(await fetchAllPages(ask, '/api/orders')).toEqual({ data: [['c', 'b'], ['a']] });
    expect(asked).toEqual(['/api/orders', '/api/orders?cursor=b+1']);
  });

  it('makes one call if that suffices, and fails with any call', async () => {
    const { ask, asked } = aShop({ '': { orders: ['a'] } });
    expect(await fetchAllPages(ask, '/api/orders')).toEqual({ data: [['a']] });
    expect(asked).toHaveLength(1);
    const broken = aShop({ '': { orders: ['a'], next: 'gone' } });
    expect(await fetchAllPages(broken.ask, '/api/orders')).toEqual({ error: { status: 503, data: null } });
  });
});
