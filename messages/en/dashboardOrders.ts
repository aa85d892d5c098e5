import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const orders = 'Orders';
export const ordersNotLoaded = "Couldn't load the orders";
export const loadingOrders = 'Loading orders…';
export const newOrders = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} new order`, other: `${shown} new orders` });
export const show = 'Show';
export const noMatches = 'No orders match';
export const noMatchesYet = 'No matches in the orders searched so far';
export const moreResults = 'More results';
export const noOrdersYet = 'No orders yet';
export const showAllOrders = 'Show all orders';
export const allOrdersPacked = 'Every order is packed';
export const pages = 'Pages';
export const newerOrders = 'Newer orders';
export const page = (number: Shown) => `Page ${number}`;
export const noOlderOrders = 'No older orders';
export const olderOrders = 'Older orders';
export const allOrders = 'All orders';
export const orderNotFound = 'Order not found';
export const orderNotLoaded = "Couldn't load the order";
export const loadingOrder = 'Loading order…';
export const order = (shortId: Shown) => `Order ${shortId}`;
export const printPackingSlip = 'Print packing slip';
export const refusedParcels = (parcels: Shown) => `${parcels} sent to this customer came back.`;
/** @param order identifies the customer */
export const ordersOfCustomer = (order: Shown) => `Only orders from the customer who placed order ${order}.`;
export const allCustomers = 'All customers';
export const allOrdersOfCustomer = 'All orders from this customer';
export const books = 'Books';
export const title = 'Title';
export const price = 'Price';
export const total = 'Total';
export const mailNames = {
  placed: 'Order placed',
  changed: 'Order changed',
  packed: 'Order packed',
  delivered: 'Order delivered',
  cancelled: 'Order cancelled',
  refused: 'Parcel returned',
  returned: 'Books returned',
  shop: 'To the shop',
};
export const waiting = 'Waiting';
export const sending = 'Sending';
export const sent = 'Sent';
export const willRetry = 'Will retry';
export const failed = 'Failed';
export const emailNotRequested = "Couldn't resend the email. Please try again.";
export const emailOf = (event: Shown) => `Email “${event}”`;
export const sendAgain = (event: Shown) => `Resend: ${event}`;
export const sendAgainLabel = 'Resend';
export const status = 'Status';
export const cancelOrder = 'Cancel order';
export const markAs = (status: string) => `Mark as ${status.toLowerCase()}`;
export const orderChangedElsewhere = 'Someone else has just changed this order.';
export const statusNotChanged = "Couldn't change the status. Please try again.";
export const cancelQuestion = (shortId: Shown) => `Cancel order ${shortId}?`;
export const cancelCountsAsRefused = 'This counts as a returned parcel';
export const cancelConsequences = "We won't send a parcel";
export const cancelIsMailed = 'If the shop sends emails, the customer gets one.';
export const splitReasonIs = (reason: Shown) => `Reason: ${reason}`;
export const cancelRestocks = (consequence: Shown) => `${consequence}, and its books can be sold again.`;
export const confirmCancel = 'Yes, cancel order';
export const keepOrder = 'Keep order';
export const keyboardHint = 'Use the arrow keys to move between orders, Space to select and Enter to open.';
export const orderLabel = 'Order';
export const customer = 'Customer';
export const openOrder = (shortId: Shown, person: Shown) => `Order ${shortId}, ${isolate(person)}`;
export const refusedParcelsMark = (parcels: Shown) => `${parcels} returned`;
export const all = 'All';
export const findOrder = 'Find an order';
export const searchHint = 'ID, name, town, book …';
export const from = 'From';
export const to = 'To';
export const beforeFirstDay = 'Must be on or after the start date';
export const afterLastDay = 'Must be on or before the end date';
export const stopDownload = 'Stop download';
export const downloadCsv = 'Download CSV';
export const downloadProgress = (count: Shown) => `${count} so far`;
export const downloadFailed = "Couldn't download the orders. Please try again.";
export const noStreetKnown = 'No street';
export const noStreet = 'No street';
export const noStreetReason = 'has no street yet';
export const streetHint =
  'No street. Ask the customer, then add it under Change delivery. Until then, pick lists, labels and Pack selected leave the order out.';
export const slipNotLoaded = "Couldn't load the packing slip. Reload the page before you print it.";
export const packingSlip = 'Packing slip';
export const placed = 'Placed';
export const parcel = 'Parcel';
/** Shown before the amount on the slip. */
export const amountsToPay = { 'cash-on-delivery': 'To collect in cash', counter: 'Paid at the counter' };
/** Shown on the outside of a gift. */
export const parcelLabel = 'Parcel label';
export const gift = 'Gift';
export const giftToWrap = 'Gift, to be wrapped';
export const giftSlip =
  'The slip shows this message and no prices. The amount to collect is on the label, which prints on its own page.';
export const giftSlipWithoutNote =
  'The slip shows no prices. The amount to collect is on the label, which prints on its own page.';
export const undoTooLate = "It's too late to undo this step.";
export const copiesSoldMeanwhile = 'These copies have since been sold to other customers.';
export const undoableSteps = 'Steps you can undo';
export const stepUndone = (name: Shown, status: string) => `${name} is back to ${status.toLowerCase()}`;
export const stepRefused = (refusal: Shown, name: Shown, status: string) =>
  `${refusal} ${name} is ${status.toLowerCase()}.`;
/** @param orders count and name */
export const stepsUndone = (orders: Shown, status: string) => `${orders} back to ${status.toLowerCase()}`;
/** @param first reason of the first one */
export const notUndone = (orders: Shown, first: Shown) => `Couldn't undo ${orders}. ${first}`;
export const undoFailed = "Couldn't undo this step. Please try again.";
export const undo = (label: Shown, name: Shown) => `Undo ${label}, ${name}`;
export const markedAs = (status: string) => `Marked as ${status.toLowerCase()}.`;
export const emailInSeconds = (undoSeconds: Shown) => ` We'll email the customer in ${undoSeconds} seconds.`;
export const emailsInSeconds = (undoSeconds: Shown) => ` We'll email the customers in ${undoSeconds} seconds.`;
export const selectedOrders = 'Selected orders';
export const limitHint = (atMost: Shown) => `At most ${atMost} at a time`;
export const printSlips = 'Print slips';
export const packSelected = 'Pack selected';
export const deliverSelected = 'Mark as delivered';
export const packMany = {
  title: 'Pack orders',
  /** @param orders count and name */
  will: (orders: Shown) => `${orders} will be packed. You can undo this for ten seconds.`,
  none: 'None of the selected orders can be packed now.',
  notToBe: "Won't be packed",
  action: (orders: Shown) => `Pack ${orders}`,
  soFar: (orders: Shown, tried: Shown) => `Packing ${orders}: ${tried} so far`,
  done: (orders: Shown, missing: Shown) => `${orders} packed${missing}`,
  notDone: 'Not packed',
};
export const deliverMany = {
  title: 'Mark as delivered',
  will: (orders: Shown) => `${orders} will be marked as delivered. You can undo this for ten seconds.`,
  none: 'None of the selected orders has been packed.',
  notToBe: "Won't be marked as delivered",
  action: (orders: Shown) => `Mark ${orders} as delivered`,
  soFar: (orders: Shown, tried: Shown) => `Marking ${orders} as delivered: ${tried} so far`,
  done: (orders: Shown, missing: Shown) => `${orders} marked as delivered${missing}`,
  notDone: 'Not marked as delivered',
};
export const printPackingSlips = 'Print packing slips';
export const notDone = (orders: Shown) => `, ${orders} not`;
export const progress = 'Progress';
export const stop = 'Stop';
export const checkingOrders = (total: Shown, checked: Shown) => `Checking ${total}: ${checked} so far`;
export const someNotLoaded = (count: Shown) => `, ${count} not loaded`;
export const loadingSlips = (total: Shown, done: Shown) => `Loading ${total}: ${done} so far`;
export const onePageEach = (slips: Shown, missing: Shown) => `${slips}, each on its own page${missing}`;
export const notLoaded = 'Not loaded';
export const notPrinted = "Won't be printed";
export const printAgain = 'Print again';
export const printSlipsCount = (slips: Shown) => `Print ${slips}`;
export const byAdmin = (name: Shown) => `, by ${isolate(name)}`;
export const nowHasStatus = (status: string, by: Shown) => `is now ${status.toLowerCase()}${by}`;
export const orderGone = 'no longer exists';
export const selectOrder = (shortId: Shown) => `Select order ${shortId}`;
export const hasStatus = (status: string) => `is ${status.toLowerCase()}`;
export const selectPage = 'Select all orders on this page';
export const facts = {
  customer: 'Customer',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  note: 'Note for the courier',
  payment: 'Payment',
  arrival: 'Promised for',
  tracking: 'Parcel',
  internalNote: 'Staff note',
  orderId: 'Order ID',
  readyFrom: 'Ready',
  readyUntil: 'To be collected by',
};
export const senderAndReturnAddress = 'Sender and return address';
export const pickList = 'Pick list';
export const pickListOpenOrders = 'Pick list: open orders';
export const newOrder = 'New order';
export const cashOwed = 'Cash owed by courier';
export const cashDue = 'Cash owed';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const sortedBy = 'Sort';
export const today = 'Today';
export const noNewerOrders = 'No newer orders';
export const emailFailed = 'Email failed';
/** Copies per order and town. */
export const copiesTo = (books: Shown, town: Shown) => `${books}, ${isolate(town)}`;
export const labelsCsv = 'Labels (CSV)';
export const saveLabels = 'Save labels';
export const stopLabels = 'Stop';
export const labelsSaved = (count: number, shown: Shown) =>
  plural(count, { one: `${shown} label saved`, other: `${shown} labels saved` });
export const labelsSavedPartly = (saved: Shown, left: Shown) =>
  `${saved}, ${left} left out (not to be sent now, or no street)`;
export const labelsNotSaved = "Couldn't save the labels. Please try again.";
export const changeBooks = 'Change books';
export const changeDelivery = 'Change delivery';
export const parcelReturned = 'Parcel returned unopened';
export const parcelCameBack = 'The parcel came back. Books with tracked stock are back in stock.';
export const nothingSent = 'Nothing was sent. Books with tracked stock are back in stock.';
export const returnBooks = 'Return books';
export const returnRecorded = (sum: Shown) => `Return recorded. Refund due: ${sum}.`;
export const returnedOn = (date: Shown) => `Returned on ${date}`;
export const returnedBooks = 'Returned books';
/** Before the titles. */
export const returnOf = (moment: Shown, name: Shown) => `${moment}, recorded by ${isolate(name)}:`;
export const restocked = 'Returned to stock.';
export const waitingUntil = 'Waiting until…';
export const changeWaiting = 'Change waiting';
export const waitsUntil = (day: Shown) => `Waits until ${day}`;
export const waits = 'Waits, no date yet';
export const waitsReason = 'is still waiting';
export const partlyReturned = 'Partly returned';
export const remaining = 'Remaining';
export const waitingOrders = 'Waiting';
export const dueOrders = 'No longer waiting';
export const packWaitingQuestion = (shortId: Shown) => `Pack order ${shortId} now?`;
export const packNow = 'Pack now';
export const keepWaiting = 'Keep waiting';
export const writeToCustomer = 'Write to the customer';
export const history = 'History';
export const messageSent = 'Message to the customer';
export const booksMoved = (titles: readonly string[], order: Shown) =>
  `Moved to order ${order}: ${list(titles.map(isolate))}.`;
export const booksMovedBack = (titles: readonly string[], order: Shown) =>
  `Moved back from order ${order}: ${list(titles.map(isolate))}.`;
export const totalChanged = (before: Shown, after: Shown) => `Total: ${before} before, ${after} now.`;
/** @param fields from `editedFields` */
export const deliveryFieldsChanged = (fields: Shown) => `Delivery changed: ${fields}.`;
export const editedFields = {
  name: 'name',
  phone: 'phone',
  address: 'town and country',
  street: 'street',
  note: 'note for the courier',
};
export const splitOrder = 'Split order';
/** Label of the undo button. */
export const split = 'Split';
export const wasSplit = 'Order split.';
export const splitUndone = (name: Shown) => `${name} has all its books again`;
export const parts = 'Parts of this order';
/** Before an order's number. */
export const splitFrom = 'Split from';
export const splitInto = 'Other books in';
export const merged = 'Merged back from';
export const mergedInto = 'Merged back into';
export const merge = 'Merge';
export const mergeOrder = (shortId: Shown) => `Merge order ${shortId} back`;
export const trackingAndNote = 'Tracking and staff note';
export const cashReceived = 'Mark cash as received';
export const cashFromCourier = {
  due: 'Cash not yet received from courier.',
  received: 'Cash received from courier.',
};
export const cashOfCollected = { due: 'Cash not yet received.', received: 'Cash received.' };
export const undoCashReceived = 'Undo cash received';
export const orderNotSaved = "Couldn't save your change. Please try again.";
export const returnedParcelHint =
  "If the parcel comes back, its books return to stock, except books whose stock wasn't tracked when they were ordered.";
/** Shown in place of a name. */
export const soldAtCounter = 'At the counter';
export const createInvoices = 'Invoices';
export const willInvoice = (orders: Shown) =>
  `${orders} selected. Packed and delivered orders without an invoice get one. Then all invoices print as one job.`;
export const createAndPrint = 'Create and print';
export const invoicingSoFar = (orders: Shown, tried: Shown) => `Creating invoices for ${orders}: ${tried} so far`;
export const invoicesReady = (count: number, missing: Shown) =>
  `${plural(count, { one: '1 invoice', other: `${count} invoices` })}${missing}`;
export const notInvoiced = 'Without an invoice';
export const printInvoices = 'Print invoices';
export const cashReceivedOfSelected = 'Cash received';
export const cashAlreadyReceived = 'cash already received';
export const cashMany = {
  title: 'Cash received',
  will: (orders: Shown) => `The cash for ${orders} will be marked as received.`,
  none: 'None of the selected orders has been delivered with cash outstanding.',
  notToBe: 'Left as they are',
  action: (orders: Shown) => `Cash received for ${orders}`,
  soFar: (orders: Shown, tried: Shown) => `Marking ${orders}: ${tried} so far`,
  done: (orders: Shown, missing: Shown) => `Cash received for ${orders}${missing}`,
  notDone: 'Not marked',
};
export const trackingFromFile = 'Tracking from CSV';
export const forCollection = 'For collection';
export const details = 'Details';
export const orderPlaced = 'Order placed.';
export const printSlip = 'Print slip';
export const anotherOrder = 'Another order';
export const saleRecorded = 'Sale recorded.';
export const nextSale = 'Next sale';
