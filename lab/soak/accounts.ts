import { AUTH_ADDRESS } from '../../tools/lib/addresses.ts';

export interface Account {
  uid: string;
  email: string;
  password: string;
  token: string;
}

const URL = `http://${AUTH_ADDRESS}/identitytoolkit.googleapis.com/v1/accounts`;

async function ask(action: 'signUp' | 'signInWithPassword', email: string, password: string): Promise<Account> {
  const response = await fetch(`${URL}:${action}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, email, password, token: idToken };
}

/**
 * Makes an account, as the browser does, and signs in: at the turn of a second the Auth emulator gives a new account a token that is
 * a second older than the account, and then takes it for one that was revoked.
 */
export async function signUp(email: string, password: string): Promise<Account> {
  await ask('signUp', email, password);
  return ask('signInWithPassword', email, password);
}

export const signIn = ({ email, password }: Account) => ask('signInWithPassword', email, password);
