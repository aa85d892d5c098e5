import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { ADA, anAuth, renderShop } from '../../app/test/renderShop.tsx';
import { BOOKS, fillIn, openCheckout, orderButton, POST } from '../checkout/test/renderCheckout.tsx';
import { AccountPage } from './AccountPage.tsx';

const PATH = '/api/customers/me/details';
const SAVED = {
  name: 'Ada',
  phone: '0170123',
  street: 'Long Lane 1',
  address: { city: 'Porto', country: 'PT', state: 'P', zipcode: '4000' },
};
const answerWith = (details: typeof SAVED | null) =>
  json({ details: details && { ...details, addressLines: [details.street, '4000 Porto', 'PT'] } });
const withDetails = (details: typeof SAVED | null) => ({ [`GET ${PATH}`]: () => answerWith(details) });
const BUY = {
  'GET /api/books': () => json(BOOKS),
  [POST]: () => json(anOrder(), 201),
  [`PUT ${PATH}`]: () => new Response(null, { status: 204 }),
};
const saves = (requests: Request[]) =>
  requests.filter(({ method, url }) => method === 'PUT' && new URL(url).pathname === PATH);

const EXPORT = 'GET /api/customers/me/export';
const data = { account: { uid: 'u1', email: 'ada@example.com' }, details: SAVED, orders: [] };

async function download(answer: () => Response): Promise<Blob[]> {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fakeApi({ ...withDetails(null), [EXPORT]: answer });
  renderShop(<AccountPage />, { path: '/account', auth: anAuth({ currentUser: ADA }) });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download my data' }));
  return files;
}

describe('savedDetails', () => {
  it("saves the customer's data as a file, as sent by the shop", async () => {
    const files = await download(() => json(data));
    expect(await screen.findByText(/my-data\.json is in your downloads/)).toBeVisible();
    expect(files.map(({ type }) => type)).toEqual(['application/json']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
  });

  it("saves delivery details with an order if wanted, without the courier's note", async () => {
    const requests = fakeApi({ ...withDetails(null), ...BUY });
    openCheckout();
    const user = await fillIn();
    await user.type(screen.getByLabelText('Note for the courier (optional)'), 'Ring twice');
    await user.click(screen.getByRole('switch', { name: 'Save these details for next time' }));
    await user.click(orderButton());
    await waitFor(() => expect(saves(requests)).toHaveLength(1));
    expect(await saves(requests)[0]?.json()).toEqual(SAVED);
    expect(saves(requests)[0]?.headers.get('Authorization')).toBe('Bearer id-token');
    await screen.findByText('Confirmed Order');
  });

  it('saves no delivery details unless the customer asks for it', async () => {
    const requests = fakeApi({ ...withDetails(null), ...BUY });
    openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    expect(saves(requests)).toEqual([]);
  });

  it('fills empty checkout fields, and saves them only after a change', async () => {
    const requests = fakeApi({ ...withDetails(SAVED), ...BUY });
    openCheckout();
    const user = userEvent.setup();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Porto'));
    expect(screen.getByLabelText('Address / Street')).toHaveValue('Long Lane 1');
    expect(screen.getByRole('switch', { name: 'Update my saved details' })).toBeChecked();
    await user.click(screen.getByRole('checkbox'));
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    expect(saves(requests)).toEqual([]);
  });

  it('saves changed delivery details with the order', async () => {
    const requests = fakeApi({ ...withDetails(SAVED), ...BUY });
    openCheckout();
    const user = userEvent.setup();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Porto'));
    await user.type(screen.getByLabelText('City'), '!');
    await user.click(screen.getByRole('checkbox'));
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    const texts = await Promise.all(saves(requests).map((request) => request.json()));
    expect(texts).toEqual([{ ...SAVED, address: { ...SAVED.address, city: 'Porto!' } }]);
  });

  it('prefers the saved name to the account name, also after a reload', async () => {
    fakeApi({ ...withDetails(SAVED), ...BUY });
    const user = { ...ADA, name: 'ada_1815' };
    openCheckout(undefined, undefined, user).unmount();
    openCheckout(undefined, undefined, user);
    expect(screen.getByLabelText('Full name')).toHaveValue('ada_1815');
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue(SAVED.name));
  });

  it('never replaces what the customer has typed', async () => {
    const answer = Promise.withResolvers<Response>();
    fakeApi({ ...BUY, [`GET ${PATH}`]: () => answer.promise });
    openCheckout();
    await userEvent.setup().type(screen.getByLabelText('City'), 'Graz');
    answer.resolve(answerWith(SAVED));
    await waitFor(() => expect(screen.getByLabelText('Zipcode')).toHaveValue('4000'));
    expect(screen.getByLabelText('City')).toHaveValue('Graz');
  });

  async function openForm(button: string) {
    renderShop(<AccountPage />, { path: '/account', auth: anAuth({ currentUser: ADA }) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: button }));
    return user;
  }

  it('changes saved delivery details in the account', async () => {
    let details = SAVED;
    const requests = fakeApi({
      [`GET ${PATH}`]: () => answerWith(details),
      [`PUT ${PATH}`]: () => {
        details = { ...SAVED, street: 'Short Lane 2' };
        return new Response(null, { status: 204 });
      },
    });
    const user = await openForm('Edit details');
    const street = screen.getByLabelText('Address / Street');
    expect(street).toHaveValue('Long Lane 1');
    await user.clear(street);
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Enter your street address.')).toBeVisible();
    expect(saves(requests)).toEqual([]);
    await user.type(street, 'Short Lane 2');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Your delivery details are saved.')).toBeVisible();
    expect(await saves(requests)[0]?.json()).toEqual({ ...SAVED, street: 'Short Lane 2' });
    expect(await screen.findByText('Short Lane 2 4000 Porto PT')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit details' })).toHaveFocus();
  });

  it('keeps unsaved details in the form until cancelled', async () => {
    fakeApi({ ...withDetails(SAVED), [`PUT ${PATH}`]: () => problem(503, 'unavailable') });
    const user = await openForm('Edit details');
    await user.type(screen.getByLabelText('City'), '!');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("Your details haven't been saved.");
    expect(screen.getByLabelText('City')).toHaveValue('Porto!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Long Lane 1 4000 Porto PT')).toBeVisible();
    expect(screen.queryByText(/Porto!/)).toBeNull();
  });

  it('shows saved delivery details in the account and deletes them', async () => {
    let details: typeof SAVED | null = SAVED;
    const remove = () => {
      details = null;
      return new Response(null, { status: 204 });
    };
    fakeApi({ [`GET ${PATH}`]: () => answerWith(details), [`DELETE ${PATH}`]: remove });
    renderShop(<AccountPage />, { path: '/account', auth: anAuth({ currentUser: ADA }) });
    expect(await screen.findByText('Long Lane 1 4000 Porto PT')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete details' }));
    expect(await screen.findByText(/None yet\. Add them here/)).toBeVisible();
  });
});
