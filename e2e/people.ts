import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { AUTH_ADDRESS, PROJECT_ID } from '../tools/lib/addresses.ts';

export interface Customer {
  email: string;
  password: string;
}

/** Unique, because tests share a shop. */
export function aCustomer(domain = 'example.com'): Customer {
  return { email: `reader-${randomUUID()}@${domain}`, password: 'reader-pass' };
}

/** @throws with the Auth emulator's error */
async function callProvider<Answer>(call: 'signUp' | 'signInWithPassword', body: object): Promise<Answer> {
  const url = `http://${AUTH_ADDRESS}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The Auth emulator refused ${call}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function newCustomer({
  domain,
  ...profile
}: {
  displayName?: string;
  domain?: string;
} = {}): Promise<Customer> {
  const customer = aCustomer(domain);
  await callProvider('signUp', { ...customer, ...profile });
  return customer;
}

export async function idTokenOf(customer: Customer): Promise<string> {
  const { idToken } = await callProvider<{ idToken: string }>('signInWithPassword', customer);
  return idToken;
}

/** Mails of the identity provider. */
type MailedLink = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL';

/** Returns the last link, kept by the Auth emulator. @throws if there is none */
export async function mailedLinkOf({ email }: Pick<Customer, 'email'>, kind: MailedLink): Promise<string> {
  const answer = await fetch(`http://${AUTH_ADDRESS}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  const mail = oobCodes.findLast((sent) => sent.email === email && sent.requestType === kind);
  if (!mail) throw new Error(`No mail was sent to ${email}`);
  return mail.oobLink;
}

interface Account {
  localId: string;
  email: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: string;
}

/** Puts the session into the SDK's storage. @param stored further local storage */
export async function openSignedIn(
  page: Page,
  customer: Customer,
  path: string,
  stored: Record<string, string> = {},
): Promise<void> {
  const { apiKey } = (await (await page.request.get('/__/firebase/init.json')).json()) as { apiKey: string };
  const account = await callProvider<Account>('signInWithPassword', customer);
  const user = {
    uid: account.localId,
    email: account.email,
    displayName: account.displayName,
    emailVerified: false,
    isAnonymous: false,
    stsTokenManager: {
      accessToken: account.idToken,
      refreshToken: account.refreshToken,
      expirationTime: Date.now() + Number(account.expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
  const entries = { ...stored, [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user) };
  // A document that runs no scripts.
  await page.goto('/robots.txt');
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, entries);
  await page.goto(path);
}

async function fillCredentials(page: Page, { email, password }: Customer): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(password);
}

export async function submitRegistration(page: Page, customer: Customer): Promise<void> {
  await fillCredentials(page, customer);
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Browse books' })).toBeVisible();
}

/** Ends on /. */
export async function submitLogin(page: Page, customer: Customer): Promise<void> {
  await fillCredentials(page, customer);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
}
