import type { Page, Route } from '@playwright/test';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that the page can read; nobody checks it, since no order is placed. */
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'reader', user_id: 'reader', email: 'reader@example.com', iat: now, exp: now + 3_600 };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.x`;
}

function answer(route: Route): Promise<void> {
  const user = { localId: 'reader', email: 'reader@example.com', emailVerified: true, providerUserInfo: [] };
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  const session = { idToken: idToken(), refreshToken: 'again', expiresIn: '3600', ...user };
  const isLookup = route.request().url().includes('accounts:lookup');
  return route.fulfill({ headers, json: isLookup ? { users: [user] } : session });
}

/** Logs a customer in whom Google's identity service, played here, knows. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.route(/https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, answer);
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('reader@example.com');
  await page.getByLabel('Password', { exact: true }).fill('reader-pass');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
}
