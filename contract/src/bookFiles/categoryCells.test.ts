import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@bookstore/shop/categories');
  vi.resetModules();
});

it('reads ids and shown names of categories, ignoring case', async () => {
  const categories = [
    { id: 'region', name: 'Freiburg und der Schwarzwald' },
    { id: 'fiction', name: 'Region' },
  ];
  vi.resetModules();
  vi.doMock('@bookstore/shop/categories', () => ({ categories }));
  const { readBookFile } = await import('./readBookFile.ts');
  const cells = ['region', ' freiburg und der SCHWARZWALD ', 'Poetry', ''];
  const lines = ['title,description,category,newPrice,oldPrice', ...cells.map((cell) => `Dune,x,${cell},1,2`)];
  const { rows } = readBookFile(new TextEncoder().encode(lines.join('\n')));
  expect(rows.map(({ fields }) => fields.category)).toEqual(['region', 'region', 'Poetry', '']);
});
