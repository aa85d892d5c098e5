import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { ProductSafety } from './ProductSafety.tsx';

const CALL = 'GET /api/publishers';

it('a book shows who answers for its safety, in the Union too', async () => {
  const responsible = { name: 'Libri Europa', email: 'gpsr@libri.example' };
  const requests = fakeApi({
    [CALL]: () => json([{ name: 'Ninth & Street', address: 'Lane 1\nBoston', responsible }]),
  });
  renderShop(<ProductSafety publisher="Ninth & Street" />, { path: '/books/b1' });
  expect(await screen.findByText('Manufacturer and product safety')).toBeVisible();
  expect(screen.getByText(/^Ninth & Street\s+Lane 1\s+Boston$/)).toBeInTheDocument();
  expect(screen.getByText('Responsible person in the European Union')).toBeInTheDocument();
  expect(screen.getByText('gpsr@libri.example')).toHaveAttribute('href', 'mailto:gpsr@libri.example');
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?name=Ninth+%26+Street']);
});

it('a book of a publisher that the register does not have shows nothing of its safety', async () => {
  const requests = fakeApi({ [CALL]: () => json([]) });
  const { container } = renderShop(<ProductSafety publisher="Nobody" />, { path: '/books/b1' });
  await expect.poll(() => requests.length).toBe(1);
  expect(container.querySelector('details')).toBeNull();
});
