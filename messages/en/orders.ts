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
export const withdrawnFromAll = (day: Shown) => `Your withdrawal from the whole order reached us on ${day}.`;
export const withdrawnFrom = (day: Shown, titles: readonly string[]) =>
  `Your withdrawal reached us on ${day}: ${list(titles)}.`;
export const howReturnsWork = 'How returns work';
export const askAboutThisOrder = 'Ask about this order';
/** The subject of a mail to the shop. */
export const questionAboutOrder = (shortId: Shown) => `Question about order ${shortId}`;
/** The name of what can be done to one of several orders. */
export const ofOrder = (action: Shown, shortId: Shown) => `${action}: ${shortId}`;
export const goToTheCart = 'Go to the cart';
export const theOrderIsPackedAlreadySo = 'The order is packed already, so it cannot be cancelled.';
export const failedToCancelTheOrderPlease = 'Failed to cancel the order. Please try again.';
export const theBooksCouldNotBeLooked = 'The books could not be looked up. Please try again.';
export const ofThisOrder = (count: number, books: Shown, why: Shown) =>
  plural(count, { one: `${books} of this order is ${why}.`, other: `${books} of this order are ${why}.` });
export const inYourCart = (present: Shown) => `In your cart: ${present}.`;
export const soldOut = 'sold out';
export const noLongerSold = 'no longer sold';
export const theBookIsSoldOut = 'The book is sold out.';
export const noneOfTheBooksCanBe = 'None of the books can be had at the moment.';
export const theBookIsNoLongerSold = 'The book is no longer sold.';
export const noneOfTheBooksIsSold = 'None of the books is sold any longer.';
export const order = (shortId: Shown) => `Order ${shortId}`;
export const date = (date: Shown) => `Date: ${date}`;
export const total = (number: Shown) => `Total: ${number}`;
export const cancelledNothingToPay = 'Cancelled. Nothing to pay.';
export const cancelledOn = (date: Shown) => `Cancelled on ${date}. Nothing to pay.`;
export const itCameBack = 'The courier has brought the parcel back to us: you owe nothing.';
export const allCameBack = 'All books are back with us.';
export const someCameBack = 'Some of the books are back with us.';
export const wePayBack = (sum: Shown) => `We pay ${sum} back to you.`;
/** Of a book. */
export const cameBackOn = (date: Shown) => `Came back to us on ${date}`;
export const wePackItToday = 'We pack it today. Until it is packed you can cancel it.';
export const wePackItOn = (day: Shown) => `We pack it on ${day}. Until it is packed you can cancel it.`;
export const wePackItNext = 'We pack it next. Until it is packed you can cancel it.';
export const itIsOnItsWay = 'It is packed and on its way.';
export const itIsLate = (day: Shown) => `It should have arrived by ${day}: it is late.`;
export const askUsWhereItIs = 'Ask us about it, and we look into it.';
export const itWasDelivered = 'It was delivered.';
export const itWasDeliveredOn = (date: Shown) => `It was delivered on ${date}.`;
export const addToCalendar = 'Add to calendar';
export const totalOfTheOrder = 'Total';
export const copyTheOrderId = 'Copy the order ID';
export const copied = 'Copied';
export const orderId = (id: Shown) => `Order ID: ${id}`;
export const orders = 'Orders';
export const theOrdersThatYouHavePlaced = 'The orders that you have placed.';
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
export const stepsOfTheOrder = 'Steps of the order';
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
