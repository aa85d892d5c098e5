import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const legalDescription = (heading: Shown, shopName: Shown) => `${heading} of ${shopName}.`;
export const onThisPage = 'On this page';
export const sampleText = 'A text of the sample shop. Whoever opens a shop replaces it with their own.';
export const notGiven = 'none';

/** Directive 2011/83/EU, annex I (B), letter by letter. */
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

/** What is kept of people: what, what for, how long. */
export const keptPlaces = {
  shop: 'With us',
  google: 'With Google, whose servers carry this shop',
  browser: 'In your browser',
};
export const keptFor = 'Kept:';
export const keptData = {
  orders: {
    what: 'Your orders: name, e-mail address, phone number, town, books, prices, where the parcel is, what became of it, and what we note of it',
    why: 'To deliver them, to answer questions, and because a shop has to keep accounts.',
    howLong: () =>
      'as long as the law demands it of our accounts. When you delete your account, books and prices stay, and you are taken out.',
  },
  deliveries: {
    what: 'Your street, a note for the courier, the note of a gift',
    why: 'To bring the parcel to your door.',
    howLong: (days: number, daysWithoutOrder: number) =>
      `until ${inDays(days)} after the order has ended; ${inDays(daysWithoutOrder)} where no order followed`,
  },
  mails: {
    what: 'The mails that we write to you',
    why: 'To send them, and to see whether they have left.',
    howLong: (days: number) => inDays(days),
  },
  details: {
    what: 'What you ask us to remember for the next order: name, phone number, street, town',
    why: 'So that you need not type it again.',
    howLong: () => 'until you delete it, or your account, on the page “Your account”',
  },
  invoices: {
    what: 'Invoices and credit notes: name, address, books and prices',
    why: 'Because the tax law demands it. They stay when you delete your account.',
    howLong: (years: number) =>
      plural(years, {
        one: '1 year after the year of the invoice',
        other: `${years} years after the year of the invoice`,
      }),
  },
  withdrawals: {
    what: 'Withdrawals from a contract: name, e-mail address, number of the order, books',
    why: 'To refund you, and to know when you wrote.',
    howLong: (days: number) => `as long as the order; ${inYears(days)} where we find no order`,
  },
  publishers: {
    what: 'Of publishers: name, postal and e-mail address, and the same of the person who answers for them in the Union, which may be a human being',
    why: 'Because the law wants us to show at each book who answers for its safety.',
    howLong: () => 'until the publisher leaves our register',
  },
  alerts: {
    what: 'Which sold-out books you want to hear of, and the e-mail address that we write to then',
    why: 'To send you one mail when a book is back.',
    howLong: (days: number) => `until that mail is written, or you ask otherwise; ${inYears(days)} at most`,
  },
  counts: {
    what: 'Counts of orders, log-ins and calls, under codes made of accounts and network addresses',
    why: 'Against abuse.',
    howLong: () => 'about a day',
  },
  staff: {
    what: 'Of those who work here: user names, passwords and second factors in codes, ended log-ins',
    why: 'To let them in, and nobody else.',
    howLong: () => 'until they leave; ended log-ins for a day',
  },
  changes: {
    what: 'Who of us has changed what: of your order only which part of it, and the code of your account when we export or erase it',
    why: 'To find mistakes.',
    howLong: (days: number) => inYears(days),
  },
  account: {
    what: 'Your account: e-mail address, password in a form that nobody can read, and your name if you sign in with Google',
    why: 'To know you again.',
    howLong: () => 'until you delete it, on the page “Your account”',
  },
  log: {
    what: 'Our log of calls: time, kind, outcome. No names and no addresses',
    why: 'To find failures.',
    howLong: (days: number) => inDays(days),
  },
  googleLog: {
    what: "Google's own log of calls: time, network address, browser, and what was called, which names your e-mail address when you look at your orders",
    why: 'To run the servers, and against attacks.',
    howLong: (days: number) => inDays(days),
  },
  session: { what: 'Your log-in', why: 'So that you stay logged in.', howLong: () => 'until you log out' },
  cart: { what: 'Your cart', why: 'So that it is still there tomorrow.', howLong: () => 'until you order or empty it' },
  bookmarks: {
    what: 'Where you stopped reading in excerpts of books, and how large you like their type',
    why: 'So that you can go on there.',
    howLong: () => 'until you have read the excerpt to its end, or delete it in the browser',
  },
  wishes: {
    what: 'Your wish list: which books stand on it',
    why: 'So that it is still there tomorrow. We do not see it.',
    howLong: () => 'until you take the books off it',
  },
  orderKey: {
    what: 'A random code of the order that you are placing',
    why: 'So that no order is placed twice.',
    howLong: () => 'until the order is placed',
  },
  drafts: {
    what: 'What you type at the checkout, and where you were going when you logged in',
    why: 'So that it survives a reload.',
    howLong: () => 'until you order, log out or close the page',
  },
  searches: {
    what: 'What you have searched for lately',
    why: 'So that the search box can offer it again.',
    howLong: () => 'until you remove it, log out or close the page',
  },
  adminToken: {
    what: 'Of those who work here: their log-in, how far their clock deviates, and books that they have not saved yet',
    why: 'So that they stay logged in.',
    howLong: () => 'until they log out; the log-in for one hour at most',
  },
  adminDevices: {
    what: 'For people who work here: their user name and a token that shows they have logged in on this device before',
    why: 'So that login attempts by others do not lock them out.',
    howLong: (days: number) => `for ${days} days after the last login; logging out does not remove it`,
  },
  adminChoices: {
    what: 'Of those who work here: what the columns of files with books are, and below how many copies books are reordered',
    why: 'So that they need not say it again.',
    howLong: () => 'until they delete it in the browser',
  },
  phoneOrder: {
    what: 'Of those who work here: an order by phone that is not placed yet, with name, telephone number and address of whoever calls',
    why: 'So that a reload loses nothing of it.',
    howLong: () => 'until the order is placed, they log out, or the tab is closed',
  },
};
