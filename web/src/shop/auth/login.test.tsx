import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, anAuth, aStore, renderShop, Shop } from '../../app/test/renderShop.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { rememberReturnPath } from './returnPath.ts';

/** Codes of the specification (section 8), among others. */
const CODES = [
  'internal-error',
  'operation-not-supported-in-this-environment',
  'web-storage-unsupported',
  'cancelled-popup-request',
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
  'unauthorized-domain',
  'auth-domain-config-required',
  'invalid-api-key',
  'invalid-auth-event',
  'wrong-password',
  'email-already-in-use',
];

beforeEach(() => {
  vi.stubGlobal('alert', vi.fn());
});

function open(path: '/login' | '/register', auth = anAuth()) {
  renderShop(
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
    </Routes>,
    { path, auth },
  );
  return userEvent.setup();
}

async function submit(user: ReturnType<typeof userEvent.setup>, name: 'Login' | 'Register') {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  await user.click(screen.getByRole('button', { name }));
}

const refuse = (code: string) => vi.fn().mockRejectedValue(Object.assign(new Error(code), { code: `auth/${code}` }));

describe('login', () => {
  it('shows an alert and goes to the home page', async () => {
    const loginUser = vi.fn(async () => undefined);
    const user = open('/login', anAuth({ loginUser }));
    await submit(user, 'Login');
    expect(loginUser).toHaveBeenCalledExactlyOnceWith('ada@example.com', 'secret');
    expect(alert).toHaveBeenCalledExactlyOnceWith('Login successful!');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it.each(['Login', 'Sign in with Google'])('does not redirect a visitor who has left the page: %s', async (name) => {
    const answered = Promise.withResolvers<void>();
    const authenticate = () => answered.promise;
    const user = open('/login', anAuth({ loginUser: authenticate, signInWithGoogle: authenticate }));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('link', { name: 'Register' }));
    answered.resolve();
    await waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith('Login successful!'));
    expect(screen.getByTestId('address')).toHaveTextContent('/register');
  });

  it('does not ask the provider without email and password', async () => {
    const loginUser = vi.fn();
    const user = open('/login', anAuth({ loginUser }));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(loginUser).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  it('keeps the focus while it waits, and asks the provider once', async () => {
    const loginUser = vi.fn(() => new Promise<void>(() => undefined));
    const user = open('/login', anAuth({ loginUser }));
    await submit(user, 'Login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
    expect(loginUser).toHaveBeenCalledOnce();
  });

  // rows: 408-418
  it.each(CODES)('answers the error %s with the fixed message in the form', async (code) => {
    const user = open('/login', anAuth({ loginUser: refuse(code) }));
    await submit(user, 'Login');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please provide a valid email and password$/);
    expect(alert).not.toHaveBeenCalled();
    expect(screen.getByTestId('address')).toHaveTextContent('/login');
  });

  it('explains a redirect from the checkout', () => {
    rememberReturnPath('/checkout');
    open('/login');
    expect(screen.getByText(/^Log in or register to check out/)).toBeVisible();
  });

  it('names the signed-in customer above the form, and links to orders', () => {
    open('/login', anAuth({ currentUser: ADA }));
    expect(screen.getByText('ada@example.com').parentElement).toHaveTextContent(
      "You're signed in as ada@example.com. Go to your orders",
    );
    expect(screen.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', '/orders');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('hides the registration form until the new customer logs out', async () => {
    const page = (currentUser: typeof ADA | null) => (
      <Shop path="/register" auth={anAuth({ currentUser })} store={aStore()}>
        <RegisterPage />
      </Shop>
    );
    const { rerender } = render(page(null));
    await submit(userEvent.setup(), 'Register');
    rerender(page(ADA));
    expect(await screen.findByText("You're signed in.")).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(screen.queryByText('With an account you can')).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    rerender(page(null));
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.queryByText("You're signed in.")).toBeNull();
  });

  it('shows an alert after registration and stays on the page, with links', async () => {
    const registerUser = vi.fn(async () => undefined);
    const user = open('/register', anAuth({ registerUser }));
    await submit(user, 'Register');
    expect(registerUser).toHaveBeenCalledExactlyOnceWith('ada@example.com', 'secret');
    expect(alert).toHaveBeenCalledExactlyOnceWith('User registered successfully!');
    expect(screen.getByTestId('address')).toHaveTextContent('/register');
    expect(await screen.findByRole('link', { name: 'Browse books' })).toHaveAttribute('href', '/');
  });

  it('offers the checkout to a new customer who came from it', async () => {
    rememberReturnPath('/checkout');
    const user = open('/register');
    await submit(user, 'Register');
    const way = await screen.findByRole('link', { name: 'Continue to checkout' });
    expect(way).toHaveAttribute('href', '/checkout');
    expect(document.activeElement).toContainElement(way);
  });

  it('offers to continue to the invoice after registration', async () => {
    rememberReturnPath('/orders/a1b2/invoice');
    const user = open('/register');
    await submit(user, 'Register');
    const link = await screen.findByRole('link', { name: 'Continue to your invoice' });
    expect(link).toHaveAttribute('href', '/orders/a1b2/invoice');
  });

  // rows: 300, 376
  it.each(['weak-password', 'password-does-not-meet-requirements'])(
    'asks for a longer password, without a number, when registration fails with %s',
    async (code) => {
      const user = open('/register', anAuth({ registerUser: refuse(code) }));
      await submit(user, 'Register');
      expect(await screen.findByText('Please provide a valid email and password')).toBeVisible();
      const password = screen.getByLabelText('Password');
      expect(password).toBeInvalid();
      expect(password).toHaveAccessibleDescription(/Choose a longer password\.$/);
      expect(screen.queryByText(/characters|\d|Check both/)).toBeNull();
    },
  );

  it('adds a hint to the fixed message for other registration failures', async () => {
    const user = open('/register', anAuth({ registerUser: refuse('too-many-requests') }));
    await submit(user, 'Register');
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please provide a valid email and password$/);
  });

  // rows: 256
  it('shows an alert after Google sign-in and goes to the home page', async () => {
    const user = open('/login');
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Login successful!');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('ignores a cancelled Google press, and explains blocked windows', async () => {
    const presses: ((error: Error) => void)[] = [];
    const signInWithGoogle = () => new Promise<void>((_resolve, reject) => presses.push(reject));
    const user = open('/login', anAuth({ signInWithGoogle }));
    const button = screen.getByRole('button', { name: 'Sign in with Google' });
    await user.click(button);
    await user.click(button);
    presses[0]?.(Object.assign(new Error(), { code: 'auth/cancelled-popup-request' }));
    presses[1]?.(Object.assign(new Error(), { code: 'auth/popup-blocked' }));
    expect(await screen.findByText(/Allow pop-ups for this site/)).toBeVisible();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Google sign in failed!');
  });

  it.each(CODES)('answers the Google error %s with its alert', async (code) => {
    const user = open('/login', anAuth({ signInWithGoogle: refuse(code) }));
    await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(alert).toHaveBeenCalledExactlyOnceWith('Google sign in failed!');
    expect(screen.getByTestId('address')).toHaveTextContent('/login');
  });
});
