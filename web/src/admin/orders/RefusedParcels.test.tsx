import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OrdersTable } from './OrdersTable.tsx';
import { RefusedParcels } from './RefusedParcels.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';

const show = (refusedParcels?: number) => {
  const order = anAdminOrder(refusedParcels === undefined ? {} : { refusedParcels });
  return render(
    <MemoryRouter>
      <RefusedParcels order={order} />
      <OrdersTable
        orders={[order]}
        selection={{ selected: new Map(), select: () => undefined, clear: () => undefined }}
      />
    </MemoryRouter>,
  );
};

// rows: 530
it.each([
  [1, '1 parcel'],
  [3, '3 parcels'],
])('%i refused parcels are said beside the order and in the list, with a way to the orders', (count, words) => {
  show(count);
  expect(screen.getByText(`${words} of this customer came back.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the cancelled orders' })).toHaveAttribute(
    'href',
    '/dashboard/orders?q=ada%40example.com&status=cancelled',
  );
  expect(screen.getByRole('rowheader')).toHaveTextContent(`${words} came back`);
});

// rows: 530
it('of whom no parcel came back nothing is said', () => {
  show();
  expect(document.body).not.toHaveTextContent('came back');
});
