import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const orders = 'Orders';
export const theOrdersCouldNotBeLoaded = 'The orders could not be loaded';
export const loadingTheOrders = 'Loading the orders';
export const newOrders = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} new order`, other: `${shown} new orders` });
export const show = 'Show';
export const noOrderMatches = 'No order matches';
export const noOrderMatchesYet = 'No match in the orders searched so far';
export const moreResults = 'More results';
export const thereAreNoOrdersYet = 'There are no orders yet';
export const showAllOrders = 'Show all orders';
export const everyOrderIsPacked = 'Every order is packed';
export const pages = 'Pages';
export const newerOrders = 'Newer orders';
export const page = (value: Shown) => `Page ${value}`;
export const noOlderOrders = 'No older orders';
export const olderOrders = 'Older orders';
export const allOrders = 'All orders';
export const thereIsNoSuchOrder = 'There is no such order';
export const theOrderCouldNotBeLoaded = 'The order could not be loaded';
export const loadingTheOrder = 'Loading the order';
export const order = (shortId: Shown) => `Order ${shortId}`;
export const printPackingSlip = 'Print packing slip';
export const ofThisCustomerCameBack = (refusedParcels: Shown) => `${refusedParcels} of this customer came back.`;
/** @param order by whose number the customer is known. */
export const ordersOfOneCustomer = (order: Shown) => `Only orders of the customer who placed order ${order}.`;
export const ordersOfEverybody = 'Orders of everybody';
export const ordersOfThisCustomer = 'All orders of this customer';
export const books = 'Books';
export const title = 'Title';
export const price = 'Price';
export const total = 'Total';
export const mailNames = {
  placed: 'Order placed',
  packed: 'Order packed',
  delivered: 'Order delivered',
  cancelled: 'Order cancelled',
  refused: 'Parcel came back',
  returned: 'Books came back',
  shop: 'To the shop',
};
export const waiting = 'Waiting';
export const onItsWay = 'On its way';
export const sent = 'Sent';
export const willBeTriedAgain = 'Will be tried again';
export const givenUp = 'Given up';
export const failedToAskForTheMail = 'Failed to ask for the mail. Please try again.';
export const mails = 'Mails';
export const sendAgain = (event: Shown) => `Send again: ${event}`;
export const sendAgainLabel = 'Send again';
export const status = 'Status';
export const cancelOrder = 'Cancel order';
export const markAs = (status: string) => `Mark as ${status.toLowerCase()}`;
export const somebodyElseHasChangedTheOrder = 'Somebody else has changed the order meanwhile.';
export const failedToChangeTheStatusPlease = 'Failed to change the status. Please try again.';
export const cancelOrderForShortId = (shortId: Shown) => `Cancel order ${shortId}?`;
export const itCountsAsAParcelThat = 'It counts as a parcel that came back';
export const noParcelWillBeSent = 'No parcel will be sent';
export const andItsBooksCanBeSold = (part: Shown) => `${part}, and its books can be sold again.`;
export const cancelTheOrder = 'Cancel the order';
export const keepIt = 'Keep it';
export const arrowKeysLeadFromOrderTo = 'Arrow keys lead from order to order, Space selects one, Enter opens it.';
export const orderLabel = 'Order';
export const customer = 'Customer';
export const orderForShortId = (shortId: Shown, person: Shown) => `Order ${shortId}, ${isolate(person)}`;
export const cameBack = (refusedParcels: Shown) => `${refusedParcels} came back`;
export const all = 'All';
export const findAnOrder = 'Find an order';
export const idNamePhoneEMailTown = 'ID, name, phone, e-mail, town, book';
export const from = 'From';
export const to = 'To';
export const beforeTheFirstDay = 'Before the first day';
export const afterTheLastDay = 'After the last day';
export const stopTheDownload = 'Stop the download';
export const downloadCsv = 'Download CSV';
export const soFar = (count: Shown) => `${count} so far`;
export const failedToDownloadTheOrdersPlease = 'Failed to download the orders. Please try again.';
export const noStreetKnown = 'No street known';
export const noStreet = 'No street';
export const hasNoStreet = 'has no street yet';
export const typeInStreet =
  'No street. Ask the customer, then add it under Change delivery. Until then, pick lists, labels and Pack selected leave the order out.';
export const slipNotLoaded = 'The packing slip could not be loaded. Reload the page before you print it.';
export const packingSlip = 'Packing slip';
export const placed = 'Placed';
export const parcel = 'Parcel';
/** On the packing slip, before what the customer still has to pay. */
export const amountsToPay = { 'cash-on-delivery': 'To collect in cash' };
/** Outside the parcel of a gift. */
export const parcelLabel = 'Parcel label';
export const gift = 'A gift';
export const giftToWrap = 'A gift, to be wrapped';
export const giftSlip =
  'Its slip shows this note and no prices. What is to be collected stands on the label, which is printed on a page of its own.';
export const giftSlipWithoutNote =
  'Its slip shows no prices. What is to be collected stands on the label, which is printed on a page of its own.';
export const itIsTooLateToTake = 'It is too late to take this step back.';
export const theCopiesOfThisOrderHave = 'The copies of this order have been sold to others meanwhile.';
export const stepsThatCanBeTakenBack = 'Steps that can be taken back';
export const isAgain = (name: Shown, status: string) => `${name} is ${status.toLowerCase()} again`;
export const is = (refusal: Shown, name: Shown, status: string) => `${refusal} ${name} is ${status.toLowerCase()}.`;
/** @param orders how many, with their name. */
export const areAgain = (orders: Shown, status: string) => `${orders} ${status.toLowerCase()} again`;
/** @param first why one of them was not. */
export const notTakenBack = (orders: Shown, first: Shown) => `${orders} could not be taken back. ${first}`;
export const failedToTakeTheStepBack = 'Failed to take the step back. Please try again.';
export const undo = (label: Shown, name: Shown) => `Undo ${label}, ${name}`;
export const itsMailGoesInSeconds = (undoSeconds: Shown) => ` Its mail goes in ${undoSeconds} seconds.`;
export const theirMailsGoInSeconds = (undoSeconds: Shown) => ` Their mails go in ${undoSeconds} seconds.`;
export const selectedOrders = 'Selected orders';
export const atMostAtATime = (atMost: Shown) => `At most ${atMost} at a time`;
export const printSlips = 'Print slips';
export const packSelected = 'Pack selected';
export const deliverSelected = 'Deliver selected';
/** In the dialog in which many orders are packed. */
export const packMany = {
  title: 'Pack orders',
  /** @param orders how many, with their name. */
  will: (orders: Shown) => `${orders} will be packed. For ten seconds after that it can be undone.`,
  none: 'None of the selected orders waits to be packed.',
  notToBe: 'Not to be packed',
  action: (orders: Shown) => `Pack ${orders}`,
  soFar: (orders: Shown, tried: Shown) => `Packing ${orders}: ${tried} so far`,
  done: (orders: Shown, missing: Shown) => `${orders} packed${missing}`,
  notDone: 'Not packed',
};
/** In the dialog in which many orders are delivered. */
export const deliverMany = {
  title: 'Deliver orders',
  will: (orders: Shown) => `${orders} will be marked as delivered. For ten seconds after that it can be undone.`,
  none: 'None of the selected orders is packed.',
  notToBe: 'Not to be delivered',
  action: (orders: Shown) => `Deliver ${orders}`,
  soFar: (orders: Shown, tried: Shown) => `Delivering ${orders}: ${tried} so far`,
  done: (orders: Shown, missing: Shown) => `${orders} delivered${missing}`,
  notDone: 'Not delivered',
};
export const printPackingSlips = 'Print packing slips';
export const not = (value: Shown) => `, ${value} not`;
export const progress = 'Progress';
export const tryAgain = 'Try again';
export const stop = 'Stop';
export const close = 'Close';
export const lookingAtSoFar = (total: Shown, value: Shown) => `Looking at ${total}: ${value} so far`;
export const cancel = 'Cancel';
export const couldNotBeLoaded = (value: Shown) => `, ${value} could not be loaded`;
export const loadingSoFar = (total: Shown, done: Shown) => `Loading ${total}: ${done} so far`;
export const eachOnAPageOfIts = (value: Shown, missing: Shown) => `${value}, each on a page of its own${missing}`;
export const notLoaded = 'Not loaded';
export const printAgain = 'Print again';
export const print = (value: Shown) => `Print ${value}`;
export const by = (by: Shown) => `, by ${isolate(by)}`;
export const isMeanwhile = (status: string, text: Shown) => `is ${status.toLowerCase()} meanwhile${text}`;
export const isNoLongerThere = 'is no longer there';
export const selectOrder = (shortId: Shown) => `Select order ${shortId}`;
export const isStatus = (status: string) => `is ${status.toLowerCase()}`;
export const selectAllOrdersOnThisPage = 'Select all orders on this page';
export const facts = {
  customer: 'Customer',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  note: 'Note for the courier',
  payment: 'Payment',
  arrival: 'Promised for',
  tracking: 'Parcel',
  internalNote: 'Note of the shop',
  orderId: 'Order ID',
};
export const senderAndReturnAddress = 'Sender and return address';
export const pickList = 'Pick list';
export const pickListOfPlaced = 'Pick list of all placed';
export const newOrder = 'New order';
export const withdrawals = 'Withdrawals';
/** Orders that were delivered and whose money the courier has not handed over. */
export const cashToCome = 'Cash to come';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const sortedBy = 'Sort';
export const today = 'Today';
export const noNewerOrders = 'No newer orders';
/** Orders of which a mail was given up. */
export const mailFailed = 'Mail failed';
/** How many copies are picked for an order, and where it goes. */
export const copiesTo = (books: Shown, town: Shown) => `${books}, ${isolate(town)}`;
export const labelsCsv = 'Labels (CSV)';
export const saveLabels = 'Save labels';
export const stopTheLabels = 'Stop';
export const labelsSaved = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} label saved`, other: `${shown} labels saved` });
export const labelsSavedNot = (saved: Shown, left: Shown) =>
  `${saved}, ${left} left out: no longer to be sent, or without a street`;
export const failedToSaveTheLabels = 'Failed to save the labels. Please try again.';
export const changeBooks = 'Change books';
export const changeDelivery = 'Change delivery';
export const parcelCameBack = 'Parcel came back';
export const booksCameBack = 'Books came back';
/** @param sum what is paid back for them. */
export const booksAreBack = (sum: Shown) => `The books are taken back. To pay back: ${sum}.`;
/** Of a book. */
export const cameBackOn = (date: Shown) => `Came back on ${date}`;
export const booksThatCameBack = 'Books that came back';
/** Before their titles. */
export const returnOf = (moment: Shown, by: Shown) => `${moment}, taken back by ${isolate(by)}:`;
export const soldAgain = 'They can be sold again.';
export const notSoldAgain = 'They are not sold again.';
export const trackingAndNote = 'Tracking and note';
export const cashReceived = 'Cash received';
export const cashNotReceived = 'The courier has not handed over the money yet.';
export const cashHasCome = 'The courier has handed over the money.';
export const itHasNot = 'It has not';
export const orderNotSaved = 'It could not be saved. Please try again.';
export const returnedParcelHint =
  'If the parcel comes back, its books return to stock, except books whose stock was not tracked when they were ordered.';
