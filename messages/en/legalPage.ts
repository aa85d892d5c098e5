import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const legalDescription = (heading: Shown, shopName: Shown) => `${heading} at ${shopName}.`;
export const onThisPage = 'On this page';
export const sampleText = "This is sample text. Replace it with your shop's own.";
export const notGiven = 'none';

/** Directive 2011/83/EU, annex I (B), verbatim. */
export const withdrawalForm = {
  title: 'Model withdrawal form',
  hint: '(complete and return this form only if you wish to withdraw from the contract)',
  to: 'To',
  lines: [
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    'Ordered on (*)/received on (*),',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
  ],
  note: '(*) Delete as appropriate.',
};

const inDays = (days: number) => plural(days, { one: 'one day', other: `${days} days` });
const inYears = (days: number) => {
  const years = Math.round(days / 365);
  return plural(years, { one: 'one year', other: `${years} years` });
};

export const keptPlaces = {
  shop: 'With us',
  google: 'With Google, which hosts this shop',
  browser: 'In your browser',
};
export const keptFor = 'Kept:';
export const keptData = {
  orders: {
    what: 'Your orders: name, email address, phone number, town, books, prices, delivery status and our notes',
    why: 'To deliver them, answer questions and keep our accounts.',
    howLong: () =>
      'as long as the law requires for our accounts. If you delete your account, books and prices stay, without your name.',
  },
  deliveries: {
    what: 'Your street, a note for the courier, your gift message, and what we wrote to you about the order',
    why: 'To bring the parcel to your door, and to answer you.',
    howLong: (days: number, daysWithoutOrder: number) =>
      `until ${inDays(days)} after the order ends; ${inDays(daysWithoutOrder)} if no order was placed`,
  },
  mails: {
    what: 'The emails we send you',
    why: 'To send them and check that they have been sent.',
    howLong: (days: number) => inDays(days),
  },
  details: {
    what: 'Your saved details for the next order: name, phone number, street, town',
    why: "So that you don't have to type them again.",
    howLong: () => 'until you delete them, or your account, on the “Your account” page',
  },
  accountWishes: {
    what: 'The books on the wish list of your account',
    why: 'So that you find them again on every device.',
    howLong: () => 'until you remove them, or delete your account on the “Your account” page',
  },
  invoices: {
    what: 'Invoices and credit notes: name, address, books and prices',
    why: 'Because tax law requires it. They stay if you delete your account.',
    howLong: (years: number) =>
      plural(years, {
        one: '1 year after the year of the invoice',
        other: `${years} years after the year of the invoice`,
      }),
  },
  withdrawals: {
    what: 'Withdrawals from a contract: name, email address, order number, books',
    why: 'To refund you, and to know when you withdrew.',
    howLong: (days: number) => `as long as the order; ${inYears(days)} if we find no order`,
  },
  publishers: {
    what: 'Publishers: name, postal and email address, and the same details of the person responsible for their products in the EU',
    why: "Because the law requires us to show who is responsible for a book's safety.",
    howLong: () => 'until the publisher leaves our register',
  },
  alerts: {
    what: 'The sold-out books you want to hear about, and the email address to notify',
    why: 'To email you when a book is back.',
    howLong: (days: number) => `until we send that email or you cancel the alert; ${inYears(days)} at most`,
  },
  counts: {
    what: 'Counts of orders, logins and requests, under codes derived from accounts and network addresses',
    why: 'To prevent abuse.',
    howLong: () => 'about a day',
  },
  staff: {
    what: 'Our staff: usernames, hashed passwords and second factors, ended sessions',
    why: 'So that only they can log in.',
    howLong: () => 'until they leave; ended sessions for a day',
  },
  changes: {
    what: "Changes made by our staff: for your order only which part changed, and your account's ID when we export or erase your data",
    why: 'To find mistakes.',
    howLong: (days: number) => inYears(days),
  },
  account: {
    what: 'Your account: email address, hashed password, and your name if you sign in with Google',
    why: 'To recognise you.',
    howLong: () => 'until you delete it on the “Your account” page',
  },
  log: {
    what: 'Our request log: time, type, outcome. No names or addresses',
    why: 'To find errors.',
    howLong: (days: number) => inDays(days),
  },
  googleLog: {
    what: "Google's own request log: time, network address, browser and the page requested, which includes your email address when you view your orders",
    why: 'To run the servers and prevent attacks.',
    howLong: (days: number) => inDays(days),
  },
  session: { what: 'Your login', why: 'So that you stay logged in.', howLong: () => 'until you log out' },
  cart: { what: 'Your cart', why: "So that it's still there tomorrow.", howLong: () => 'until you order or empty it' },
  bookmarks: {
    what: 'Where you stopped reading in excerpts, and your text size',
    why: 'So that you can continue where you left off.',
    howLong: () => 'until you finish the excerpt, or delete it in your browser',
  },
  wishes: {
    what: "The books on your wish list, and your account's technical ID if you're logged in",
    why: "So that they're still there tomorrow, and are added to the list of your account when you log in.",
    howLong: () => 'until you remove them, or log out',
  },
  orderKey: {
    what: "A random code for the order you're placing",
    why: 'So that no order is placed twice.',
    howLong: () => 'until the order is placed',
  },
  drafts: {
    what: 'Your checkout entries, and the page you were going to when you logged in',
    why: 'So that nothing is lost if the page reloads.',
    howLong: () => 'until you order, log out or close the page',
  },
  searches: {
    what: 'Your recent searches',
    why: 'So that the search box can suggest them.',
    howLong: () => 'until you remove them, log out or close the page',
  },
  navigation: {
    what: 'How far you have scrolled on the pages of this visit, and whether this page has reloaded itself after an update',
    why: 'So that you come back to the place you left.',
    howLong: () => 'until you close the page',
  },
  adminToken: {
    what: 'For our staff: their login, how far their clock is off, and unsaved books',
    why: 'So that they stay logged in.',
    howLong: () => 'until they log out; the login for one hour at most',
  },
  adminDevices: {
    what: 'For our staff: their username and a token that shows they have logged in on this device before',
    why: 'So that login attempts by others do not lock them out.',
    howLong: (days: number) => `for ${days} days after the last login; logging out does not remove it`,
  },
  adminChoices: {
    what: 'For our staff: the columns of book files, and the stock level below which books are reordered',
    why: "So that they don't have to choose them again.",
    howLong: () => 'until they delete it in their browser',
  },
  phoneOrder: {
    what: "For our staff: an unplaced phone order, with the caller's name, phone number and address",
    why: 'So that nothing is lost on reload.',
    howLong: () => 'until the order is placed, they log out, or the tab is closed',
  },
};
export const chargeTo = (country: Shown, amount: Shown) => `${country} ${amount}`;
export const chargeElsewhere = (amount: Shown) => `other countries ${amount}`;
export const chargesFreeFrom = (charges: Shown, sum: Shown) => `${charges}; free from ${sum}`;
