import { randomUUID } from 'node:crypto';

export interface TestCustomer {
  uid: string;
  email: string;
  token: string;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Unsigned, as the Auth emulator issues it. */
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
