import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anAuth, anIdentity, renderShop } from '../../app/test/renderShop.tsx';
import { LoginPage } from './LoginPage.tsx';

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

async function ask(sendPasswordMail: (email: string) => Promise<void>) {
  renderShop(<LoginPage />, {
    path: '/login?forgot',
    auth: anAuth({ getIdentity: async () => anIdentity({ sendPasswordMail }) }),
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send email' }));
}

describe('forgotPassword', () => {
  it('answers the same whether or not the email address has an account', async () => {
    const answers: string[] = [];
    for (const send of [async () => undefined, () => Promise.reject(refusal('user-not-found'))]) {
      const spied = vi.fn(send);
      await ask(spied);
      expect(spied).toHaveBeenCalledExactlyOnceWith('ada@example.com');
      answers.push((await screen.findByRole('status')).textContent ?? '');
      document.body.replaceChildren();
    }
    expect(answers[0]).toMatch(/^If there's an account for ada@example\.com/);
    expect(answers[1]).toBe(answers[0]);
  });

  it('reports an unsent mail, with a reason if that helps', async () => {
    await ask(() => Promise.reject(refusal('too-many-requests')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts/);
  });
});
