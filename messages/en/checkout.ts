import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const deliveryDetails = 'Delivery details';
export const emailAddress = 'Email address';
export const courierNote = 'Note for the courier (optional)';
export const updateSavedDetails = 'Update my saved details';
export const saveDetails = 'Save these details for next time';
export const nextSteps = 'What happens next';
/** Replaces the shop's own text if a book is announced. */
export const packedOncePublished = "We'll pack your order once every title is out.";
export const checkout = 'Checkout';
export const description = (paymentInSentence: Shown) => `Order your books and pay ${paymentInSentence}.`;
export const cashOnDelevary = 'Cash On Delevary';
export const payOnDelivery = 'Nothing to pay now. You pay the courier in cash when your books arrive.';
export const findABook = 'Find a book';
export const cartEmptyAlert = 'Your cart is empty. Add a book first.';
export const loading = 'Loading....';
export const busyRetrying = "We're very busy right now. Trying again…";
export const confirmEmail = 'Please confirm your email address before your first order.';
export const confirmEmailText = <T>(email: T) => [
  "We'll email a link to ",
  email,
  '. Open it, then come back here. Nothing has been ordered yet; your cart and details are saved.',
];
export const sendAgain = 'Resend email';
export const sendEmail = 'Send email';
export const confirmedPlaceOrder = "I've confirmed it: place the order";
export const emailConfirmed = 'Your email address is confirmed. You can place your order.';
export const emailSent = (email: Shown) =>
  `We've sent an email to ${email}. If it doesn't arrive, check your spam folder.`;
export const emailNotSent = "We couldn't send the email. Please try again in a few minutes.";
export const emailCheckFailed = "We couldn't check whether your email is confirmed. Please try again.";
export const fullName = 'Full name';
export const phoneNumber = 'Phone number';
export const addressStreet = 'Address / Street';
export const city = 'City';
export const zipcode = 'Zipcode';
export const stateProvince = 'State / province';
/** In the United States. */
export const zipCode = 'ZIP code';
/** By country. */
export const states = { state: 'State', province: 'Province', county: 'County', prefecture: 'Prefecture' };
export const statelessHint = 'A dash (-) will do if your address has none.';
export const numbersOnly = 'Numbers only';
export const countryRegion = 'Country / region';
export const placeAsNewOrder = 'Place it as a new order';
export const yourOrders = 'your orders';
export const earlierOrderLink = <Part>(link: Part) => [
  'An earlier order from this cart went through after all. Check ',
  link,
  ' before you order again. Nothing new was ordered.',
];
export const earlierOrderFound = "You've already ordered these books. That order is going to the address below.";
export const earlierOrderPlaced =
  "An earlier order from this cart went through after all. It's going to the address below.";
export const earlierOrderUnchanged = "It doesn't include your changes since then. Nothing new was ordered.";
export const keepEarlierOrder = 'Keep it and go to your orders';
export const cartEmpty = 'Your cart is empty.';
export const cartChanged = 'Your cart has changed. Nothing was ordered. Please check it and order again.';
export const booksBusy =
  "These books are in high demand right now, and your order didn't go through. Nothing was ordered. Please try again.";
export const noAnswer = "We didn't get a response.";
export const retryIsSafe = (reason: Shown) => `${reason} Please try again: we'll only place it once.`;
export const orderNotSent = (reason: Shown) => `${reason} Your order wasn't sent. Please try again.`;
export const yourOrder = 'Your order';
export const totalPrice = 'Total Price:';
export const editCart = 'Edit cart';
export const termsAndConditions = 'terms and conditions';
export const agreeToTerms = <Part>(terms: Part) => ['I agree to the ', terms];
export const dueOnDelivery = (total: Shown) => `Due on delivery: ${total}`;
export const bookUnavailable = 'A book in your cart is no longer available. Remove it to order the rest.';
export const bookSoldOut = 'A book in your cart is sold out. Remove it to order the rest.';
export const termsRequired = 'Agree to the terms to place your order.';
export const nameRequired = 'Enter your full name.';
export const phoneRequired = 'Enter your phone number, numbers only.';
export const phoneWithoutExtension = 'Enter numbers only. An extension can go in the note for the courier.';
export const streetRequired = 'Enter your street address.';
export const cityRequired = 'Enter your city.';
export const countryRequired = 'Enter your country or region.';
export const stateRequired = "Enter your state or province, or - if your address doesn't have one.";
export const zipCodeRequired = 'Enter your ZIP code.';
export const zipcodeRequired = "Enter your zipcode, or - if your address doesn't have one.";
export const unknownCountry = "We don't know this country, so we can't promise an arrival date.";
export const unknownCountryCharged =
  "We don't know this country. Standard delivery charges apply, and we can't promise an arrival date.";
export const onlyTheseCountries = (names: readonly string[]) => `We only deliver to ${list(names)}.`;
export const orderFailed = 'Failed to place an order';
export const orderConfirmed = 'Confirmed Order';
export const orderPlaced = 'Your order placed successfully!';
export const personalDetails = 'Personal details';
export const deliveryAddress = 'Delivery address';
export const summary = {
  items: 'Items:',
  shipping: 'Shipping:',
  taxes: 'Taxes:',
  books: 'Books:',
};
export const isGift = 'This is a gift';
export const giftMessage = 'Gift message (optional)';
export const giftSlipHint = 'Printed on a slip without prices. The parcel goes to the delivery address above.';
export const giftWrapFor = (price: Shown) => `Gift wrap for ${price}`;
export const countAndTotal = (books: Shown, total: Shown) => `${books} · ${total}`;
export const totalChanged = (total: Shown) =>
  `The total has changed to ${total}. Nothing was ordered. Please check it and order again.`;
export const quickOrderHeading = (total: Shown) => `Use my saved details: ${total} on delivery`;
export const quickOrder = 'Use my saved details';
export const backToCart = 'Back to cart';
export const editDetails = 'Edit details';
export const orderFacts = {
  order: 'Order',
  address: 'Address',
  name: 'Name',
  phone: 'Phone',
  books: 'Books',
  total: 'Total',
};
export const deliverOrCollect = 'How would you like to get your books?';
export const deliverIt = 'Deliver';
export const collectIt = 'Collect in the shop';
export const payOnCollection = 'Nothing to pay now. You pay in cash when you collect your books.';
export const dueOnCollection = (total: Shown) => `Due on collection: ${total}`;
export const collectionEmail = "We'll email you when your books are ready.";
