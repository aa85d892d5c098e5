import { render } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Routes, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { HistoryEntryStates } from '../../lib/historyEntryState.ts';
import { AuthContext, type AuthContextValue } from '../../shop/auth/context.ts';
import type { CurrentUser } from '../../shop/auth/currentUser.ts';
import type { Identity } from '../../shop/auth/identity.ts';
import { addDashboardSlices } from '../dashboardStore.ts';
import { routes } from '../routes.tsx';
import { createStore } from '../store.ts';

export const ADA: CurrentUser = {
  uid: 'u1',
  email: 'ada@example.com',
  name: 'Ada',
  tenantId: null,
  getIdToken: async () => 'id-token',
  sendConfirmation: async () => undefined,
  refresh: async () => undefined,
};

export function anIdentity(fields: Partial<Identity> = {}): Identity {
  const done = async () => undefined;
  return {
    register: done,
    logIn: done,
    signInWithGoogle: done,
    sendPasswordMail: done,
    describeAccount: () => ({ hasPassword: true, isEmailConfirmed: true }),
    changePassword: done,
    changeEmail: done,
    reauthenticateWithPassword: done,
    reauthenticateWithGoogle: done,
    logOut: done,
    renderUserObserver: () => null,
    ...fields,
  };
}

export function anAuth(fields: Partial<AuthContextValue> = {}): AuthContextValue {
  const done = async () => undefined;
  return {
    currentUser: null,
    loading: false,
    isUnreachable: false,
    retry: () => undefined,
    getIdentity: async () => anIdentity(),
    registerUser: done,
    loginUser: done,
    signInWithGoogle: done,
    logout: done,
    ...fields,
  };
}

/** The store follows storage until the test ends. */
export function aStore() {
  const store = createStore({ getCustomerToken: async () => 'id-token', getAdminToken: () => 'admin-token' });
  addDashboardSlices(store);
  onTestFinished(store.stopCart);
  return store;
}

interface Options {
  path?: string;
  auth?: AuthContextValue;
  store?: ReturnType<typeof aStore>;
}

export function renderShop(children: ReactNode, { path = '/', auth = anAuth(), store = aStore() }: Options = {}) {
  const view = render(
    <Shop path={path} auth={auth} store={store}>
      {children}
    </Shop>,
  );
  return { ...view, store };
}

/** For tests that rerender as another user. */
export function Shop({ path, auth, store, children }: Required<Options> & { children: ReactNode }) {
  const [historyEntryStates] = useState(() => new Map<string, unknown>());
  return (
    <Provider store={store}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[path]}>
          <HistoryEntryStates value={historyEntryStates}>{children}</HistoryEntryStates>
          <Address />
        </MemoryRouter>
      </AuthContext>
    </Provider>
  );
}

export const AllRoutes = () => (
  <Suspense>
    <Routes>{routes}</Routes>
  </Suspense>
);

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
