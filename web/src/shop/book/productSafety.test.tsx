import { expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { ProductSafety } from './ProductSafety.tsx';

const CALL = 'GET /api/publishers';

it('shows no safety contact for an unregistered publisher', async () => {
  const requests = fakeApi({ [CALL]: () => json([]) });
  const { container } = renderShop(<ProductSafety publisher="Nobody" />, { path: '/books/b1' });
  await expect.poll(() => requests.length).toBe(1);
  expect(container.querySelector('details')).toBeNull();
});
