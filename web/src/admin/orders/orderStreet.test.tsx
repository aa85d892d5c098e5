import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { OrderDetail } from './OrderDetailPage.tsx';
import { anAdminOrder } from './test/anAdminOrder.ts';

const slip = () => screen.getByRole('region', { name: 'Packing slip', hidden: true });
const address = () => within(screen.getByText('Address').parentElement as HTMLElement);

// rows: 790
it('an order and its packing slip say so in words where no street is known', () => {
  fakeApi({});
  renderShop(<OrderDetail order={anAdminOrder()} />);
  expect(address().getByText('No street known, Graz, Styria, 8010, Austria')).toBeVisible();
  expect(slip()).toHaveTextContent('Ada ReaderNo street known8010 Graz');
});

it('an order and its packing slip say nothing of the kind where it is', () => {
  fakeApi({});
  renderShop(<OrderDetail order={anAdminOrder({ delivery: { street: 'Long Lane 1' } })} />);
  expect(address().getByText(/^Long Lane 1, Graz/)).toBeVisible();
  expect(slip()).toHaveTextContent('Ada ReaderLong Lane 18010 Graz');
});

it('what a customer has typed follows the direction of its own script', () => {
  fakeApi({});
  const [name, note] = ['ليلى حداد', 'اترك الطرد عند الباب'];
  renderShop(<OrderDetail order={anAdminOrder({ name, delivery: { street: 'Long Lane 1', note } })} />);
  const written = [...screen.getAllByText(name), ...screen.getAllByText(note)];
  expect(written).toHaveLength(5);
  for (const text of written) expect(text.closest('[dir="auto"], bdi')).not.toBeNull();
});
