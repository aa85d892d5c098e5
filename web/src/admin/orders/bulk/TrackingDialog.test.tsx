import { CASH_ON_DELIVERY, PAID_AT_COUNTER } from '@bookstore/contract/payment';
import { fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { TrackingDialog } from './TrackingDialog.tsx';

/** jsdom's form data lacks the files of a test. */
function submitFile(text: string): void {
  const fields: Record<string, unknown> = { carrier: 'DHL', file: new File([text], 'dhl.csv') };
  vi.stubGlobal(
    'FormData',
    class {
      get = (name: string) => fields[name];
    },
  );
  fireEvent.submit(screen.getByLabelText('Carrier'));
}

it('adds no tracking number to orders without a parcel', async () => {
  const orders = [
    anAdminOrder({ _id: 'a1b2c3d4', pickup: true, payment: CASH_ON_DELIVERY }),
    anAdminOrder({ _id: 'b1b2c3d4', status: 'delivered', payment: PAID_AT_COUNTER }),
  ];
  fakeApi({ 'GET /api/orders': () => json({ orders }) });
  renderShop(<TrackingDialog onClose={() => undefined} />);
  submitFile('Order,Tracking\na1b2c3d4,00340434\nb1b2c3d4,00340435');
  expect(await screen.findAllByText('The order has no parcel')).toHaveLength(2);
});

it('adds many tracking numbers without rendering for each', async () => {
  const ids = Array.from({ length: 150 }, (_, index) => `a1b2c${String(index).padStart(3, '0')}`);
  const search = ({ url }: Request) =>
    json({ orders: [anAdminOrder({ _id: new URL(url).searchParams.get('q') ?? '' })] });
  const patches = ids.map((_id) => [`PATCH /api/orders/${_id}`, () => json(anAdminOrder({ _id }))]);
  fakeApi({ 'GET /api/orders': search, ...Object.fromEntries(patches) });
  const onRender = vi.fn();
  renderShop(
    <Profiler id="dialog" onRender={onRender}>
      <TrackingDialog onClose={() => undefined} />
    </Profiler>,
  );
  const rows = ids.map((id) => `${id},00340434`).join('\n');
  onRender.mockClear();
  submitFile(`Order,Tracking\n${rows}`);
  expect(await screen.findByText('150 of 150 rows added', {}, { timeout: 20_000 })).toBeVisible();
  expect(onRender.mock.calls.length).toBeLessThan(30);
  expect(screen.getAllByRole('row')).toHaveLength(101);
}, 30_000);
