import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const findBook = 'Find a book';
export const orderAgain = 'Order again';
export const cancelOrder = 'Cancel order';
export const cancelQuestion = (shortId: Shown) => `Cancel order ${shortId}?`;
export const cancelConsequences =
  "You won't get the books, and there is nothing to pay. A cancelled order can't be restored.";
export const keepOrder = 'Keep order';
export const details = 'Order details';
export const viewOrder = 'View order';
export const returnBooks = 'Return books';
export const nothingToReturnYet = "You don't have the books yet, so there is nothing to send back.";
export const withdrawnFromAll = (day: Shown) => `We received your withdrawal from the whole order on ${day}.`;
export const withdrawnFrom = (day: Shown, titles: readonly string[]) =>
  `We received your withdrawal on ${day}: ${list(titles)}.`;
export const howReturnsWork = 'How returns work';
export const askAboutThisOrder = 'Ask about this order';
/** Email subject. */
export const questionAboutOrder = (shortId: Shown) => `Question about order ${shortId}`;
/** Accessible name. */
export const ofOrder = (action: Shown, shortId: Shown) => `${action}: ${shortId}`;
export const goToTheCart = 'Go to cart';
export const cancelTooLate = "The order is already packed, so it can't be cancelled.";
export const cancelFailed = "We couldn't cancel the order. Please try again.";
export const orderAgainFailed = "We couldn't look up the books. Please try again.";
export const booksNotAdded = (count: number, books: Shown, why: Shown) =>
  plural(count, { one: `${books} from this order is ${why}.`, other: `${books} from this order are ${why}.` });
export const booksInCart = (present: Shown) => `In your cart: ${present}.`;
export const soldOut = 'sold out';
export const noLongerSold = 'no longer sold';
export const bookSoldOut = 'This book is sold out.';
export const noBookAvailable = 'None of these books is available right now.';
export const bookNoLongerSold = 'We no longer sell this book.';
export const noBookStillSold = 'We no longer sell any of these books.';
export const order = (shortId: Shown) => `Order ${shortId}`;
export const date = (date: Shown) => `Date: ${date}`;
export const total = (amount: Shown) => `Total: ${amount}`;
export const cancelledNothingToPay = 'Cancelled. Nothing to pay.';
/** Headlines, without a full stop. */
export const cancelledOn = (date: Shown) => `Cancelled on ${date}`;
export const nothingToPay = 'Nothing to pay.';
export const parcelReturned = 'The parcel came back to us';
export const allReturned = "We've received all the books you returned";
export const someReturned = "We've received some of your books back.";
export const refundDue = (sum: Shown) => `We'll refund ${sum}.`;
export const returnedOn = (date: Shown) => `Returned on ${date}`;
export const packedToday = "We'll pack it today";
export const packedOn = (day: Shown) => `We'll pack it on ${day}`;
export const packedSoon = "We'll pack it next";
export const canCancel = 'You can cancel until then.';
export const onItsWay = 'Packed and on its way';
export const isLate = (day: Shown) => `It should have arrived by ${day}`;
export const contactUs = "Sorry it's late. Get in touch and we'll find out where it is.";
export const deliveredOn = (date: Shown) => `Delivered on ${date}`;
export const addToCalendar = 'Add to calendar';
export const totalLabel = 'Total';
export const payment = 'Payment';
export const copyOrderId = 'Copy order ID';
export const copied = 'Copied';
export const orderId = (id: Shown) => `Order ID: ${id}`;
export const orders = 'Orders';
export const pageDescription = "The orders you've placed.";
export const yourOrders = 'Your Orders';
export const thankYou = (name: Shown) => `Thank you, ${isolate(name)}!`;
export const receivedOrder = (shortId: Shown, email: Shown) =>
  `We've received your order ${shortId} and emailed the details to ${email}.`;
export const ordersNotLoaded = 'Error geting orders data';
export const loading = 'Loading...';
export const noOrdersFound = 'No orders found!';
export const userDashboard = 'User Dashboard';
export const yourRecentOrders = 'Your recent orders.';
export const dashboardNotLoaded = 'Error getting orders data';
export const noRecentOrders = 'You have no recent orders.';
export const allOrders = 'All orders';
export const accountDetails = 'Delivery details and password';
export const user = 'User';
export const welcome = (person: Shown) => `Welcome, ${isolate(person)}! Here are your recent orders:`;
export const orderProgress = 'Order progress';
export const upcoming = ' (to come)';
export const by = 'by ';
export const placed = 'Placed';
export const packed = 'Packed';
export const delivered = 'Delivered';
/** Of a sale at the counter. */
export const sold = 'Sold';
export const cancelled = 'Cancelled';
export const refused = 'Refused';
export const returned = 'Returned';
export const figures = {
  orders: (count: number) => plural(count, { one: 'Order', other: 'Orders' }),
  books: (count: number) => plural(count, { one: 'Book', other: 'Books' }),
  open: () => 'Open',
};
export const facts = { name: 'Name', phone: 'Phone', address: 'Address', note: 'Note for the courier', gift: 'Gift' };
export const slipWithoutPrices = 'Packing slip without prices';
export const splitFrom = (shortId: Shown) => `These books were part of order ${shortId}. They come separately.`;
export const splitInto = (shortId: Shown) => `Some books come separately. You'll find them in order ${shortId}.`;
export const readyToCollect = 'Ready to collect';
export const collected = 'Collected';
export const collectBy = (day: Shown) => `Ready to collect until ${day}`;
export const collectedOn = (date: Shown) => `Collected on ${date}`;
export const payOnCollection = (total: Shown) => `You pay ${total} when you collect.`;
export const collectFrom = 'Collect from';
