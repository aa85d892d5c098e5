import type { Shown } from '../wordsOf.ts';
import { isolate, list, plural } from './words.ts';

export const findABook = 'Find a book';
export const orderAgain = 'Order again';
export const cancelOrder = 'Cancel order';
export const cancelQuestion = (shortId: Shown) => `Cancel order ${shortId}?`;
export const cancelConsequences =
  "We won't send the books, and there is nothing to pay. A cancelled order can't be restored.";
export const keepOrder = 'Keep order';
export const returnBooks = 'Return books';
export const withdrawnFromAll = (day: Shown) => `We received your withdrawal from the whole order on ${day}.`;
export const withdrawnFrom = (day: Shown, titles: readonly string[]) =>
  `We received your withdrawal on ${day}: ${list(titles)}.`;
export const howReturnsWork = 'How returns work';
export const askAboutThisOrder = 'Ask about this order';
/** Subject of an email to the shop. */
export const questionAboutOrder = (shortId: Shown) => `Question about order ${shortId}`;
/** Accessible name of an action. */
export const ofOrder = (action: Shown, shortId: Shown) => `${action}: ${shortId}`;
export const goToTheCart = 'Go to cart';
export const theOrderIsPackedAlreadySo = "The order is already packed, so it can't be cancelled.";
export const failedToCancelTheOrderPlease = "We couldn't cancel the order. Please try again.";
export const theBooksCouldNotBeLooked = "We couldn't look up the books. Please try again.";
export const ofThisOrder = (count: number, books: Shown, why: Shown) =>
  plural(count, { one: `${books} of this order is ${why}.`, other: `${books} of this order are ${why}.` });
export const inYourCart = (present: Shown) => `In your cart: ${present}.`;
export const soldOut = 'sold out';
export const noLongerSold = 'no longer sold';
export const theBookIsSoldOut = 'This book is sold out.';
export const noneOfTheBooksCanBe = 'None of these books is available right now.';
export const theBookIsNoLongerSold = 'We no longer sell this book.';
export const noneOfTheBooksIsSold = 'We no longer sell any of these books.';
export const order = (shortId: Shown) => `Order ${shortId}`;
export const date = (date: Shown) => `Date: ${date}`;
export const total = (number: Shown) => `Total: ${number}`;
export const cancelledNothingToPay = 'Cancelled. Nothing to pay.';
export const cancelledOn = (date: Shown) => `Cancelled on ${date}. Nothing to pay.`;
export const itCameBack = 'The parcel came back to us. Nothing to pay.';
export const allCameBack = "We've received all the books you returned.";
export const someCameBack = "We've received some of your books back.";
export const wePayBack = (sum: Shown) => `We'll refund ${sum}.`;
export const cameBackOn = (date: Shown) => `Returned on ${date}`;
export const wePackItToday = "We'll pack it today. You can cancel until then.";
export const wePackItOn = (day: Shown) => `We'll pack it on ${day}. You can cancel until then.`;
export const wePackItNext = "We'll pack it next. You can cancel until then.";
export const itIsOnItsWay = 'Packed and on its way.';
export const itIsLate = (day: Shown) => `It should have arrived by ${day}. Sorry it's late.`;
export const askUsWhereItIs = "Get in touch and we'll find out where it is.";
export const itWasDelivered = 'Delivered.';
export const itWasDeliveredOn = (date: Shown) => `Delivered on ${date}.`;
export const addToCalendar = 'Add to calendar';
export const totalOfTheOrder = 'Total';
export const copyTheOrderId = 'Copy order ID';
export const copied = 'Copied';
export const orderId = (id: Shown) => `Order ID: ${id}`;
export const orders = 'Orders';
export const theOrdersThatYouHavePlaced = "The orders you've placed.";
export const yourOrders = 'Your Orders';
export const errorGetingOrdersData = 'Error geting orders data';
export const loading = 'Loading...';
export const noOrdersFound = 'No orders found!';
export const userDashboard = 'User Dashboard';
export const yourRecentOrders = 'Your recent orders.';
export const errorGettingOrdersData = 'Error getting orders data';
export const youHaveNoRecentOrders = 'You have no recent orders.';
export const user = 'User';
export const welcomeHereAreYourRecentOrders = (person: Shown) =>
  `Welcome, ${isolate(person)}! Here are your recent orders:`;
export const stepsOfTheOrder = 'Order progress';
export const toCome = ' (to come)';
export const by = 'by ';
export const placed = 'Placed';
export const packed = 'Packed';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const refused = 'Refused';
export const returned = 'Returned';
export const figures = {
  orders: (count: number) => plural(count, { one: 'Order', other: 'Orders' }),
  books: (count: number) => plural(count, { one: 'Book', other: 'Books' }),
  onTheWay: () => 'On the way',
};
export const facts = { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address', note: 'Delivery note' };
