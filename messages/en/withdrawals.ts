import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

/** Mails. */
export const asYouWroteIt = 'as you wrote it';
export const receiptSubject = 'We have received your withdrawal';
export const receiptHeading = 'Receipt of your withdrawal';
export const receivedAt = (moment: Shown) => `Received: ${moment}`;
export const nameIs = (person: Shown) => `Name: ${isolate(person)}`;
export const emailIs = (email: Shown) => `E-mail: ${email}`;
export const orderIs = (order: Shown) => `Order: ${isolate(order)}`;
export const wholeOrder = 'Withdrawn from: the whole order';
export const itemsAre = (items: readonly string[]) => `Withdrawn from: ${list(items)}`;
/** Titles that somebody has typed are not repeated. */
export const itemsAsWritten = (count: number) =>
  `Withdrawn from: ${plural(count, { one: 'one book', other: `${count} books` })} of it, as you named them`;
export const receiptIsNoAcceptance =
  'This confirms that your statement has reached us. If you have the books, please send them back within fourteen days.';
export const notYou = 'If it was not you, answer this mail.';
export const toTheShop = 'To the shop';
export const shopSubject = 'Somebody has withdrawn from an order';
export const shopHeading = 'A withdrawal';
export const openWithdrawals = 'Open it in the dashboard';
export const digestSubject = (count: number) =>
  plural(count, { one: `${count} more withdrawal`, other: `${count} more withdrawals` });
export const digestText =
  'Many withdrawals arrived within an hour, so this is one email for all of them. See each one in the dashboard.';
export const ownerSubject = (number: Shown) => `A withdrawal from your order ${number}`;
export const ownerHeading = 'Somebody has withdrawn from your order';
export const ownerText = (number: Shown, moment: Shown) =>
  `A withdrawal from your order ${number} reached us on ${moment}, with another e-mail address than the order’s.`;
export const ownerNotYou = 'If it was not you, answer this mail, and your order stays as it is.';
export const seeYourOrders = 'See your orders';

/** The page. */
export const withdraw = 'Withdraw from contract here';
export const pageDescription = 'Send an order back, or some of its books, without a reason and without an account.';
export const pageIntro =
  'You need no account and no reason. First say what it is about; on the next page you confirm it.';
export const whichOrder = 'Which order?';
export const anotherOrder = 'Another order';
export const orderNumber = 'Order number';
export const orderNumberHint = 'It stands in our mails and on the slip in the parcel.';
export const fullName = 'Full name';
export const emailAddress = 'Email address';
export const emailHint = 'The receipt goes there.';
export const allOfIt = 'All of it';
export const onlySome = 'Only some books';
export const whatOfIt = 'What do you send back?';
export const whichBooks = 'Which books? One on each line';
export const enterName = 'Enter your name.';
export const enterEmail = 'Enter an e-mail address.';
export const enterOrder = 'Enter the number of the order.';
export const chooseBooks = 'Name at least one book, or choose “All of it”.';
export const tooManyBooks = (lines: number, characters: number) =>
  `At most ${lines} lines of at most ${characters} characters.`;
export const goOn = 'Continue';
export const checkIt = 'Please check what you declare';
export const iWithdraw = 'I withdraw from the contract for:';
export const confirmWithdrawal = 'Confirm withdrawal';
export const change = 'Change';
export const sending = 'Sending …';
export const thankYou = 'Your withdrawal has reached us';
export const reachedUs = (moment: Shown) => `It reached us on ${moment}.`;
export const receiptGoesTo = (email: Shown) => `A receipt goes to ${email}. You can print this page as well.`;
export const returnInstructions =
  'If you have the books, please send them back within fourteen days. We pay you back within fourteen days of your message, or as soon as the books are with us if that is later.';
export const print = 'Print';
export const notSent =
  'Your withdrawal has not reached us. Please try again: it counts only once, however often you send it.';
export const elsewhere = (email: Shown, post: Shown) => `You can also write to ${email} or by post to ${post}.`;

/** The dashboard. */
export const withdrawals = 'Withdrawals';
export const loadingWithdrawals = 'Loading the withdrawals';
export const noWithdrawals = 'Nobody has withdrawn from an order.';
export const noOpenWithdrawals = 'Every withdrawal is settled.';
export const showOpen = 'Show only open ones';
export const showAll = 'Show settled ones, too';
export const listIntro =
  'What customers have declared, newest first. A withdrawal cancels nothing by itself: take the books back and return the money.';
export const received = 'Received';
export const who = 'Who';
export const what = 'What';
export const order = 'Order';
export const repayBy = 'Money due back by';
export const unknownOrder = 'No order has this number';
export const receiptStates = {
  PENDING: 'Receipt waits',
  PROCESSING: 'Receipt is being sent',
  SUCCESS: 'Receipt sent',
  RETRY: 'Receipt will be tried again',
  ERROR: 'Receipt could not be sent',
};
/** To the order, where they are chosen then. */
export const returnTheseBooks = 'Return these books';
export const settle = 'Mark as settled';
export const reopen = 'Mark as open';
export const settledBy = (day: Shown, name: Shown) => `Settled on ${day} by ${isolate(name)}`;
export const notLoaded = 'The withdrawals could not be loaded.';
export const notChanged = 'The withdrawal was not changed. Please try again.';
export const older = 'Older withdrawals';
export const ofThisOrder = 'Withdrawn from this order';
export const theWholeOrder = 'The whole order';
/** Of a withdrawal. */
export const isFromOther = 'Another address than the order’s: ask before you pay';
