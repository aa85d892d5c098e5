import { apiPaths } from '@bookstore/contract/api/paths';
import { expect, it } from 'vitest';
import { startFloorExpress, startFloorFramework } from './servers.ts';

it.each([
  ['bare Express', startFloorExpress],
  ['Express in the framework, which has read the body already', startFloorFramework],
])('the baseline answers what the shop is asked: %s', async (_which, start) => {
  const server = await start();
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const books = (await (await fetch(url + apiPaths.books)).json()) as { _id: string }[];
    const [first] = books;
    expect(await (await fetch(url + apiPaths.book(first?._id ?? ''))).json()).toEqual(first);
    const order = await fetch(url + apiPaths.orders, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    expect([order.status, await order.json()]).toEqual([201, { _id: 'an-order', name: 'Ada' }]);
  } finally {
    await server.stop();
  }
});
