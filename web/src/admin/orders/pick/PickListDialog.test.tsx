import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { anAdminOrder } from '../test/anAdminOrder.ts';
import { PickListDialog } from './PickListDialog.tsx';

const ada = anAdminOrder({ _id: 'aaaaaaaa1', name: 'Ada' });
const bob = anAdminOrder({ _id: 'bbbbbbbb2', name: 'Bob', items: [{ _id: 'b2', title: 'Ledger', price: 5 }] });
const books = () => json([aBook({ _id: 'b1', title: 'The Salt Road', author: 'Ines Okafor', isbn: '9782253002697' })]);

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
const waitForStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const sheet = () => screen.findByRole('region', { name: 'Pick list', hidden: true });
const rows = async () =>
  within(await sheet())
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);

describe('PickListDialog', () => {
  it('counts books of selected orders still placed, and prints once', async () => {
    fakeApi({
      'GET /api/orders/aaaaaaaa1': () => json(ada),
      'GET /api/orders/bbbbbbbb2': () => json(bob),
      'GET /api/orders/cccccccc3': () => json({ ...bob, _id: 'cccccccc3', name: 'Cy', status: 'packed' }),
      'GET /api/orders/dddddddd4': () => json({ ...bob, _id: 'dddddddd4', name: 'Di', lacksStreet: true }),
      'GET /api/books': books,
    });
    const others = [
      { ...bob, _id: 'cccccccc3', name: 'Cy' },
      { ...bob, _id: 'dddddddd4', name: 'Di' },
    ];
    renderShop(<PickListDialog orders={[ada, bob, ...others]} onClose={() => {}} />);
    await waitForStatus('3 copies for 2 orders');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(await rows()).toEqual([
      'CopiesBookISBNOrders',
      '2Ledgeraaaaaaaa bbbbbbbb',
      '1The Salt RoadInes Okafor9782253002697aaaaaaaa',
    ]);
    expect(screen.getByText('2 orders not on the list')).toBeVisible();
    const notListed = within(screen.getByRole('region', { name: 'Not on the list' }));
    expect(notListed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'cccccccc, Cy: is packed',
      'dddddddd, Di: has no street yet',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Print again' }));
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('reads all pages of orders waiting to be packed', async () => {
    const asked: (string | null)[] = [];
    fakeApi({
      'GET /api/orders': (request) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('status')).toBe('placed');
        asked.push(searchParams.get('cursor'));
        return json(
          searchParams.has('cursor') ? { orders: [bob], nextCursor: null } : { orders: [ada], nextCursor: 'next' },
        );
      },
      'GET /api/books': books,
    });
    renderShop(<PickListDialog onClose={() => {}} />);
    await waitForStatus('3 copies for 2 orders');
    expect(asked).toEqual([null, 'next']);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('prints nothing while an order is missing, and can retry', async () => {
    const answers = [() => problem(503, 'unavailable'), () => json(bob)];
    fakeApi({
      'GET /api/orders/aaaaaaaa1': () => json(ada),
      'GET /api/orders/bbbbbbbb2': () => (answers.shift() ?? (() => json(bob)))(),
      'GET /api/books': books,
    });
    renderShop(<PickListDialog orders={[ada, bob]} onClose={() => {}} />);
    await waitForStatus('2 copies for 1 order');
    expect(screen.getByRole('button', { name: 'Print list' })).toBeEnabled();
    expect(print).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await waitForStatus('3 copies for 2 orders');
  });
});
