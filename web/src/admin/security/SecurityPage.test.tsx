import type { AdminAccount, FactorState } from '@bookstore/contract/api/factor';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFactorMissing, markFactorMissing, readAdminToken, writeAdminToken } from '../../api/adminToken.ts';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const user = userEvent.setup();
const NOTHING: FactorState = { hasApp: false, passkeys: [], recoveryCodesLeft: 0, isDemanded: false };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const TOKEN = `h.${btoa(JSON.stringify({ sub: 'ada of security' }))}.s`;

beforeEach(() => {
  writeAdminToken(TOKEN);
  admins = [BEN];
});

const BEN: AdminAccount = { username: 'ben', rights: 'staff', hasFactor: false, isFactorDemanded: false };
let admins = [BEN];

type Answers = Parameters<typeof fakeApi>[0];

function show(state: Partial<FactorState> = {}, answers: Answers = {}) {
  const requests = fakeApi({
    'GET /api/orders/count': never,
    'GET /api/admin/factor': () => json({ ...NOTHING, ...state }),
    'GET /api/admin/admins': () => json(admins),
    ...answers,
  });
  renderShop(<SecurityPage />, { path: '/dashboard/security' });
  return requests;
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const typePassword = (text: string) => user.type(screen.getByLabelText('Your password'), text);

describe('SecurityPage', () => {
  it('demands a missing second factor, and hides other accounts until it exists', async () => {
    show({ isDemanded: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('An owner requires two-step login');
    expect(screen.queryByText('People with access')).toBeNull();
  });

  it("continues with a first factor's token, and shows the codes once", async () => {
    const session = { token: 'new', expiresIn: 3600, user: { username: 'ada', role: 'admin' }, device: 'd' };
    const requests = show(
      {},
      {
        'POST /api/admin/factor/app': () => json({ ticket: 't', secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
        'PUT /api/admin/factor/app': () => json({ first: { session, recoveryCodes: CODES } }),
      },
    );
    markFactorMissing(TOKEN);
    expect(isFactorMissing()).toBe(true);
    await press('Set up an authenticator app');
    await typePassword('secret{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('ABCD EFGH')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
    expect((await within(dialog).findAllByRole('listitem')).map((line) => line.textContent)).toEqual(CODES);
    expect(readAdminToken()).toBe('new');
    expect(isFactorMissing()).toBe(false);
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(await sent?.json()).toEqual({ ticket: 't', code: '123456' });
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(/^Keep these recovery codes/);
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    expect(await within(dialog).findByText('Copied')).toBeVisible();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await press('Copy');
    expect(await within(dialog).findByText(/^Couldn't copy/)).toBeVisible();
    await press("I've saved them");
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports a wrong code of a new app', async () => {
    const wrong = { errors: [{ path: 'code', message: 'Is not it' }] };
    show(
      {},
      {
        'POST /api/admin/factor/app': () => json({ ticket: 't', secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
        'PUT /api/admin/factor/app': () => problem(400, 'validation-failed', wrong),
      },
    );
    await press('Set up an authenticator app');
    await typePassword('secret{Enter}');
    await user.type(await screen.findByLabelText('Code'), '1{Enter}');
    expect(await screen.findByText('Is not it')).toBeVisible();
    expect(readAdminToken()).toBe(TOKEN);
  });

  it('shows a wrong password at its field, other errors above it', async () => {
    const wrong = problem(400, 'validation-failed', { errors: [{ path: 'password', message: 'Is not yours' }] });
    const answers = [wrong, problem(429, 'too-many-requests')];
    show({ hasApp: true }, { 'POST /api/admin/factor/remove': () => answers.shift() ?? problem(500, 'internal') });
    await press('Remove the authenticator app');
    await typePassword('x{Enter}');
    expect(await screen.findByText('Is not yours')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toBeInvalid();
    await press('Remove');
    expect(await screen.findByRole('alert')).toHaveTextContent('too-many-requests');
    expect(screen.queryByText('Is not yours')).toBeNull();
  });

  it('removes one of several passkeys by its id', async () => {
    const passkeys = ['a', 'b'].map((id) => ({ id, name: `Key ${id}`, addedAt: '2026-09-08T10:00:00Z' }));
    const requests = show({ passkeys }, { 'POST /api/admin/factor/remove': () => json(NOTHING) });
    await press('Remove the passkey Key b');
    await typePassword('secret{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Removed.')).toHaveFocus();
    const sent = requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ password: 'secret', which: 'b' });
  });

  it('reports that the browser created no passkey', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show({}, { 'POST /api/admin/factor/passkeys': () => json({ ticket: 't', options: { challenge: 'YQ' } }) });
    await press('Add a passkey');
    await typePassword('secret');
    await user.type(screen.getByLabelText('Name'), 'My key{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("The passkey wasn't added.");
  });

  it('reverts a refused requirement', async () => {
    show({}, { 'PATCH /api/admin/admins/ben': () => problem(503, 'unavailable') });
    const box = await screen.findByLabelText('Require two-step login for ben');
    await user.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent('unavailable');
    expect(box).not.toBeChecked();
  });

  it("shows a requirement immediately, then the shop's answer", async () => {
    const answered = Promise.withResolvers<Response>();
    const ben = { ...BEN, hasFactor: true, isFactorDemanded: true };
    show({}, { 'PATCH /api/admin/admins/ben': () => answered.promise });
    const box = await screen.findByLabelText('Require two-step login for ben');
    await user.click(box);
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).toBeChecked();
    admins = [ben];
    answered.resolve(json(ben));
    expect(await screen.findByText('Staff · Second factor set up')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('asks for the password before it stops requiring a second factor', async () => {
    const ben = { ...BEN, isFactorDemanded: true };
    admins = [ben];
    const wrong = problem(400, 'validation-failed', { errors: [{ path: 'password', message: 'It is wrong.' }] });
    const answers = [wrong, json(BEN)];
    const requests = show({}, { 'PATCH /api/admin/admins/ben': () => answers.shift() ?? never() });
    const box = await screen.findByLabelText('Require two-step login for ben');
    await user.click(box);
    expect(box).toBeChecked();
    await typePassword('guess{Enter}');
    expect(await screen.findByText('It is wrong.')).toBeVisible();
    admins = [BEN];
    await user.clear(screen.getByLabelText('Your password'));
    await typePassword('secret{Enter}');
    await vi.waitFor(() => expect(box).not.toBeChecked());
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = requests.filter(({ method }) => method === 'PATCH').map((request) => request.json());
    expect(await Promise.all(sent)).toEqual([
      { isFactorDemanded: false, password: 'guess' },
      { isFactorDemanded: false, password: 'secret' },
    ]);
  });

  it('releases the page when the requirement is lifted', async () => {
    show();
    markFactorMissing(TOKEN);
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
    expect(isFactorMissing()).toBe(false);
  });

  it('keeps a dialog open while it is being sent', async () => {
    const answered = Promise.withResolvers<Response>();
    show({ hasApp: true }, { 'POST /api/admin/factor/recovery-codes': () => answered.promise });
    await press('Create new recovery codes');
    await typePassword('secret{Enter}');
    const dialog = screen.getByRole('dialog');
    await press('Cancel');
    const pressEscape = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(pressEscape()).toBe(false);
    expect(dialog).toBeVisible();
    answered.resolve(json({ recoveryCodes: CODES }));
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
    expect(pressEscape()).toBe(false);
    await press("I've saved them");
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
