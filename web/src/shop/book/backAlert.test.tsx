import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { ADA, anAuth, renderShop } from '../../app/test/renderShop.tsx';
import { returnPath } from '../auth/returnPath.ts';
import { BackAlert } from './BackAlert.tsx';

const PATH = '/api/books/b1/alert';
const asAda = { path: '/books/b1', auth: anAuth({ currentUser: ADA }) };

function serve({ isSet = false, refusal }: { isSet?: boolean; refusal?: () => Response } = {}) {
  let is = isSet;
  const set = (next: boolean, answer: Response) => {
    is = next;
    return answer;
  };
  return fakeApi({
    [`GET ${PATH}`]: () => json({ isSet: is }),
    [`PUT ${PATH}`]: () => refusal?.() ?? set(true, json({ isSet: true })),
    [`DELETE ${PATH}`]: () => set(false, new Response(null, { status: 204 })),
  });
}

describe('backAlert', () => {
  it('sets an alert, shows it and cancels it', async () => {
    serve();
    renderShop(<BackAlert id="b1" />, asAda);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: "Email me when it's back" }));
    expect(await screen.findByText("We'll email ada@example.com when it's back.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel alert' }));
    expect(await screen.findByText('Alert cancelled.')).toBeVisible();
    expect(screen.getByRole('button', { name: "Email me when it's back" })).toBeEnabled();
  });

  it('leads signed-out visitors to the login and back to the book', async () => {
    const requests = serve();
    renderShop(<BackAlert id="b1" />, { path: '/books/b1' });
    await userEvent.click(screen.getByRole('link', { name: "Log in to get an email when it's back" }));
    expect(screen.getByTestId('address')).toHaveTextContent('/login');
    expect(returnPath()).toBe('/books/b1');
    expect(requests).toEqual([]);
  });

  it.each([
    [403, 'email-not-confirmed', /Please confirm your email address first/],
    [409, 'no-alert', /^This book isn't sold out\.$/],
    [503, 'unavailable', /Something went wrong/],
  ])('explains why the shop refused an alert with %i %s', async (status, code, words) => {
    serve({ refusal: () => problem(status, code, { detail: "This book isn't sold out." }) });
    renderShop(<BackAlert id="b1" />, asAda);
    await userEvent.click(await screen.findByRole('button', { name: "Email me when it's back" }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: "Email me when it's back" })).toBeEnabled();
  });
});
