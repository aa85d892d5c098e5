import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { aBook, anOrder } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { OrderLines } from './OrderLines.tsx';

function stubObserver(): { comeNear: () => void } {
  const calls: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        calls.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return {
    comeNear: () => {
      for (const call of calls) call();
    },
  };
}

function show(order = anOrder()) {
  const { container } = renderShop(<OrderLines order={order} />);
  return container;
}

const sold = (ids: string[]) =>
  anOrder({ productIds: ids, items: ids.map((_id) => ({ _id, title: `Title ${_id}`, price: 1 })) });

it('loads covers near the viewport at once, titles for deleted books', async () => {
  const observer = stubObserver();
  const requests = fakeApi({ 'GET /api/books': () => json([aBook({ _id: 'b1', coverImage: 'book-1.png' })]) });
  const container = show(sold(['b1', 'b2']));
  expect(requests).toEqual([]);
  observer.comeNear();
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(1));
  expect(requests.map(({ url }) => new URL(url).searchParams.get('ids'))).toEqual(['b1,b2']);
  expect(container.querySelector('svg [data-text="Title b2"]')).not.toBeNull();
});
