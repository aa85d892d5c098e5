import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { saveFile } from '../../lib/saveFile.ts';
import { OrdersBar } from './bulk/OrdersBar.tsx';
import { labelsCsv } from './labelsFile.ts';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { ALL_ORDERS } from './ordersFilter.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';

vi.mock('../../lib/saveFile.ts', () => ({ saveFile: vi.fn() }));

const user = userEvent.setup();
beforeEach(() => {
  vi.mocked(saveFile).mockClear();
});

const delivery = { street: 'Mill Lane 1', note: 'Ring twice' };
const savedRows = () => vi.mocked(saveFile).mock.calls.map(([, , csv]) => String(csv).trim().split('\r\n').slice(1));

describe('labels', () => {
  it('keep leading zeros and long numbers in a spreadsheet', () => {
    const address = { city: 'Dresden', state: 'SN', zipcode: '01067', country: 'Germany' };
    const csv = labelsCsv([anAdminOrder({ delivery, address, phone: '01701234567' })]);
    expect(csv).toContain('"=""01067"""');
    expect(csv).toContain('"=""01701234567"""');
  });

  it('contain what a parcel needs, but no email address or note', () => {
    const [heading, row, end] = labelsCsv([anAdminOrder({ delivery })])
      .slice(1)
      .split('\r\n');
    expect(heading).toBe(
      '"Name","Street","Zipcode","City","State","Country","Phone","Order","Amount to collect (USD)"',
    );
    expect(row).toBe('"Ada Reader","Mill Lane 1","8010","Graz","Styria","Austria","0170 123","a1b2c3d4",24.99');
    expect(end).toBe('');
  });

  it('omit orders that wait, or without a street or a shipment', () => {
    const orders = [
      anAdminOrder({ delivery, status: 'packed', name: 'Bob' }),
      anAdminOrder(),
      anAdminOrder({ delivery, status: 'delivered' }),
      anAdminOrder({ delivery, status: 'cancelled' }),
      anAdminOrder({ delivery, status: 'placed', waiting: {} }),
    ];
    const rows = labelsCsv(orders).trim().split('\r\n').slice(1);
    expect(rows).toEqual([expect.stringMatching(/^"Bob"/)]);
  });

  it("include all placed or packed orders of the list's filter", async () => {
    const asked: URLSearchParams[] = [];
    fakeApi({
      'GET /api/orders': ({ url }) => {
        const { searchParams } = new URL(url);
        asked.push(searchParams);
        const status = searchParams.get('status') === 'placed' ? 'placed' : 'packed';
        return json({ orders: [anAdminOrder({ _id: status, delivery, status, name: status })], nextCursor: null });
      },
    });
    renderShop(<OrdersToolbar view={{ ...ALL_ORDERS, q: 'graz' }} onChange={() => undefined} hasSelection={false} />);
    await user.click(screen.getByRole('button', { name: 'Labels (CSV)' }));
    expect(await screen.findByText('2 labels saved')).toBeVisible();
    expect(asked.map((query) => [query.get('status'), query.get('q'), query.get('streets')])).toEqual([
      ['placed', 'graz', 'true'],
      ['packed', 'graz', 'true'],
    ]);
    expect(savedRows()).toEqual([[expect.stringMatching(/^"placed"/), expect.stringMatching(/^"packed"/)]]);
  });

  it('include an order once that is packed while loading', async () => {
    fakeApi({
      'GET /api/orders': ({ url }) => {
        const status = new URL(url).searchParams.get('status') === 'placed' ? 'placed' : 'packed';
        return json({ orders: [anAdminOrder({ delivery, status })], nextCursor: null });
      },
    });
    renderShop(<OrdersToolbar view={ALL_ORDERS} onChange={() => undefined} hasSelection={false} />);
    await user.click(screen.getByRole('button', { name: 'Labels (CSV)' }));
    expect(await screen.findByText('1 label saved')).toBeVisible();
    expect(savedRows()[0]).toHaveLength(1);
  });

  const select = (...ids: string[]) =>
    renderShop(
      <OrdersBar
        selection={{
          selected: new Map(ids.map((_id) => [_id, anAdminOrder({ _id })])),
          select: () => undefined,
          clear: () => undefined,
        }}
      />,
    );

  it('use the current orders of a selection, and count omitted ones', async () => {
    fakeApi({
      'GET /api/orders/ada': () => json(anAdminOrder({ _id: 'ada', name: 'Ada', delivery })),
      'GET /api/orders/bob': () => json(anAdminOrder({ _id: 'bob', name: 'Bob', delivery, status: 'cancelled' })),
    });
    select('ada', 'bob');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    expect(await screen.findByText('1 label saved, 1 left out (not to be sent now, or no street)')).toBeVisible();
    expect(savedRows()).toEqual([[expect.stringMatching(/^"Ada"/)]]);
  });

  it('are not saved in part when an order cannot be loaded', async () => {
    fakeApi({
      'GET /api/orders/eve': () => json(anAdminOrder({ _id: 'eve', delivery })),
      'GET /api/orders/zoe': () => problem(503, 'unavailable'),
    });
    select('eve', 'zoe');
    await user.click(screen.getByRole('button', { name: 'Save labels' }));
    expect(await screen.findByRole('dialog', { name: "Couldn't save the labels. Please try again." })).toBeVisible();
    expect(savedRows()).toEqual([]);
  });
});
