import { randomUUID } from 'node:crypto';

export interface TestCustomer {
  uid: string;
  email: string;
  token: string;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A Firebase ID token as the Auth emulator makes them: without a signature. */
export function anIdToken(projectId: string, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: 'somebody',
    ...claims,
  };
  return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`;
}

export function mintCustomer(projectId: string, email: string): TestCustomer {
  const uid = randomUUID();
  return { uid, email, token: anIdToken(projectId, { sub: uid, email }) };
}

/**
 * Registers a customer with the Auth emulator, and signs in: the emulator reads the clock for a sign-up's token before
 * it does for the second from which tokens are valid. Where a second ends between the two, that token never is.
 */
export async function signUpCustomer(authHost: string, email: string): Promise<TestCustomer> {
  const credentials = { email, password: 'a-password', returnSecureToken: true };
  await askProvider(authHost, 'signUp', credentials);
  const { localId, idToken } = await askProvider(authHost, 'signInWithPassword', credentials);
  return { uid: localId, email, token: idToken };
}

async function askProvider(authHost: string, call: 'signUp' | 'signInWithPassword', credentials: object) {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${call}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}
