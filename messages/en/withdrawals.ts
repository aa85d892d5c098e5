import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

/** Emails. */
export const asYouWroteIt = 'as you wrote it';
export const receiptSubject = 'We have received your withdrawal';
export const receiptHeading = 'Receipt of your withdrawal';
export const receivedAt = (moment: Shown) => `Received: ${moment}`;
export const nameIs = (person: Shown) => `Name: ${isolate(person)}`;
export const emailIs = (email: Shown) => `Email: ${email}`;
export const orderIs = (order: Shown) => `Order: ${isolate(order)}`;
export const wholeOrder = 'Withdrawn from: the whole order';
export const itemsAre = (items: readonly string[]) => `Withdrawn from: ${list(items)}`;
/** Typed titles are not repeated. */
export const itemsAsWritten = (count: number) =>
  `Withdrawn from: ${plural(count, { one: 'one book', other: `${count} books` })}, as you named them`;
export const receiptIsNoAcceptance =
  'This confirms that your statement has reached us. If you have the books, please send them back within fourteen days.';
export const notYouText = "If this wasn't you, just reply to this email.";
export const goToShop = 'Go to the shop';
export const shopSubject = 'A customer has withdrawn from an order';
export const shopHeading = 'New withdrawal';
export const openWithdrawals = 'Open in the dashboard';
export const digestSubject = (count: number) =>
  plural(count, { one: `${count} more withdrawal`, other: `${count} more withdrawals` });
export const digestText =
  'Many withdrawals arrived within an hour. This email covers them all; see each one in the dashboard.';
export const ownerSubject = (number: Shown) => `A withdrawal from your order ${number}`;
export const ownerHeading = 'Someone has withdrawn from your order';
export const ownerText = (number: Shown, moment: Shown) =>
  `We received a withdrawal from your order ${number} on ${moment}, sent from a different email address than the one on the order.`;
export const ownerNotYou = "If this wasn't you, reply to this email and your order stays as it is.";
export const seeYourOrders = 'See your orders';

export const withdraw = 'Withdraw from contract here';
export const pageDescription = 'Return an order or some of its books. No reason or account needed.';
export const pageIntro = 'No account or reason needed. Enter your details, then confirm on the next page.';
export const whichOrder = 'Which order?';
export const anotherOrder = 'Another order';
export const orderNumber = 'Order number';
export const orderNumberHint = "It's in our emails and on the slip in your parcel.";
export const fullName = 'Full name';
export const emailAddress = 'Email address';
export const emailHint = "We'll send the receipt here.";
export const wholeOrderOption = 'The whole order';
export const onlySome = 'Only some books';
export const whatToReturn = 'What are you returning?';
export const yourDetails = 'Your details';
export const whichBooks = 'Which books? One per line';
export const allIfEmpty = 'Leave this empty to return the whole order.';
export const backToForm = 'Back to the form';
export const enterName = 'Enter your name.';
export const enterEmail = 'Enter your email address.';
export const enterOrder = 'Enter your order number.';
export const chooseBooks = 'Enter at least one book, or choose “The whole order”.';
export const tooManyBooks = (lines: number, characters: number) =>
  `At most ${lines} lines of ${characters} characters each.`;
export const continueLabel = 'Continue';
export const checkDetails = 'Check your details';
export const iWithdraw = 'I withdraw from the contract for:';
export const confirmWithdrawal = 'Confirm withdrawal';
export const change = 'Change';
export const sending = 'Sending…';
export const thankYou = "We've received your withdrawal";
export const receivedOn = (moment: Shown) => `We received it on ${moment}.`;
export const receiptGoesTo = (email: Shown) => `We're sending a receipt to ${email}. You can also print this page.`;
export const returnInstructions =
  "If you have the books, please send them back within fourteen days. We'll refund you within fourteen days of your message, or as soon as we have the books if that is later.";
export const print = 'Print';
export const notSent = "We haven't received your withdrawal. Please try again: it only counts once.";
export const elsewhere = <Part>(email: Part, post: Shown) => [
  'You can also write to ',
  email,
  ` or by post to ${post}.`,
];
export const notSentYet = <Part>(link: Part) => ["We haven't sent this order yet. You can ", link, '.'];
export const cancelInstead = 'cancel it instead';

export const withdrawals = 'Withdrawals';
export const loadingWithdrawals = 'Loading withdrawals…';
export const noWithdrawals = 'No withdrawals yet.';
export const noOpenWithdrawals = 'All withdrawals are settled.';
export const showOpen = 'Show open only';
export const showAll = 'Show settled ones too';
export const listIntro =
  "Newest first. A withdrawal doesn't cancel anything automatically: take the books back and refund the customer.";
export const received = 'Received';
export const who = 'Customer';
export const what = 'Withdrawn from';
export const order = 'Order';
export const repayBy = 'Refund due by';
export const unknownOrder = 'No order has this number';
export const receiptStates = {
  PENDING: 'Receipt waiting',
  PROCESSING: 'Sending receipt',
  SUCCESS: 'Receipt sent',
  RETRY: 'Receipt not sent yet, will retry',
  ERROR: 'Receipt failed',
};
export const returnBooks = 'Return these books';
export const booksReturned = (day: Shown) => `Books returned on ${day}`;
export const settle = 'Mark as settled';
export const reopen = 'Mark as open';
export const settledBy = (day: Shown, name: Shown) => `Settled on ${day} by ${isolate(name)}`;
export const notLoaded = "Couldn't load the withdrawals.";
export const notChanged = "Couldn't change the withdrawal. Please try again.";
export const older = 'Older withdrawals';
export const ofThisOrder = 'Withdrawn from this order';
export const wholeOrderLabel = 'The whole order';
export const wholeOrderSum = (sum: Shown) => `The whole order, ${sum}:`;
export const isFromOther = 'Different email address than on the order: check with the customer before you refund';
