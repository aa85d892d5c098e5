import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../../api/test/fakeApi.ts';
import { aStore } from '../../../app/test/renderShop.tsx';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { PackOrders } from './OrdersDialog.tsx';

const [ada, bob, eve] = ['ada', 'bob', 'eve'].map((_id) => anAdminOrder({ _id, name: _id }));

// rows: 765
it('counts the selected orders that are placed now, not when they were selected', async () => {
  fakeApi({
    'GET /api/orders/ada': () => json(ada),
    'GET /api/orders/bob': () => json({ ...bob, status: 'packed' }),
    'GET /api/orders/eve': () => problem(404, 'not-found'),
  });
  render(
    <PackOrders orders={[ada, bob, eve].flatMap((order) => order ?? [])} onSettled={() => {}} close={() => {}} />,
    {
      wrapper: ({ children }) => (
        <Provider store={aStore()}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      ),
    },
  );
  expect(screen.getByRole('button', { name: 'Pack 0 orders' })).toBeDisabled();
  expect(await screen.findByText('1 order will be packed. That cannot be undone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pack 1 order' })).toBeEnabled();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('bob: is Packed'),
    expect.stringContaining('eve: is no longer there'),
  ]);
});
