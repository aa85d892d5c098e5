import { expect } from '@playwright/test';
import { DELIVERY } from '../checkoutPage.ts';
import { aCustomer, mailedLinkOf } from '../people.ts';
import { test } from './fixtures.ts';

const DIALOG = { role: 'dialog', name: 'Delete your account?' };

test('account: registered, forgotten, recovered, taken home and deleted', async ({ view }) => {
  const { email, password } = aCustomer();
  await view.open('/register');
  await view.fill('Email', email);
  await view.fill('Password', password);
  await view.click('button', 'Register', { role: 'main' });
  await view.see('link', 'Go to the books');
  await view.click('button', 'Account');
  await view.click('button', 'Logout');
  await view.see('button', 'Register', { role: 'main' });

  await view.open('/login');
  await view.click('link', 'Forgot your password?');
  await view.fill('Email', email);
  await view.click('button', 'Send the mail');
  await view.seeText(`If ${email} has an account here`);
  await view.show('forgotten');
  const answer = await fetch(`${await mailedLinkOf({ email }, 'PASSWORD_RESET')}&newPassword=another-pass`);
  expect(answer.ok).toBe(true);

  await view.open('/login');
  await view.fill('Email', email);
  await view.fill('Password', 'another-pass');
  await view.click('button', 'Login', { role: 'main' });
  await view.arriveAt('/');

  await view.open('/account');
  await view.see('heading', 'Your account');
  await view.click('button', 'Add delivery details');
  for (const [label, text] of Object.entries(DELIVERY)) await view.fill(label, text);
  await view.click('button', 'Save the details');
  await view.seeText('Your delivery details are saved.');
  await view.click('button', 'Download my data');
  await view.seeText('my-data.json is in your downloads');
  await view.show('account');
  await view.click('button', 'Delete my account');
  await view.fill('Your password', 'another-pass', DIALOG);
  await view.show('delete');
  // The provider may be asked once more, and knows the account no longer.
  view.isRefusalExpected = true;
  await view.click('button', 'Delete for good', DIALOG);
  await view.see('dialog', 'Your account is deleted');
  await view.arriveAt('/');
  await view.show('deleted');
});
