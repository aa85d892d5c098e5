import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const deliveryDetails = 'Delivery details';
export const emailAddress = 'Email address';
export const noteForTheCourierOptional = 'Note for the courier (optional)';
export const keepMySavedDetailsUpTo = 'Keep my saved details up to date with these';
export const saveTheseDetailsForMyNext = 'Save these details for my next order';
export const whatHappensNext = 'What happens next';
/** The shop's own words on packing know nothing of announced books. */
export const firstStepWaits = 'The first step waits until all announced books have appeared.';
export const checkout = 'Checkout';
export const orderYourBooksAndPay = (paymentInSentence: Shown) => `Order your books and pay ${paymentInSentence}.`;
export const cashOnDelevary = 'Cash On Delevary';
export const nothingIsPaidNowTheCourier =
  'Nothing is paid now: the courier takes cash when the books are at your door.';
export const findABook = 'Find a book';
export const yourCartIsEmptyPutA = 'Your cart is empty. Put a book into it first.';
export const loading = 'Loading....';
export const manyAreOrderingAtThisMoment = 'Many are ordering at this moment: trying again.';
export const pleaseConfirmYourEMailAddress = 'Please confirm your e-mail address before your first order.';
export const weSendAMailWithA = <Part>(part: Part) => [
  'We send a mail with a link to ',
  part,
  '. Open the link, then come back to this page. Nothing was ordered; your cart and what you have typed stay here.',
];
export const sendTheMailAgain = 'Send the mail again';
export const sendTheMail = 'Send the mail';
export const iHaveConfirmedItPlaceThe = 'I have confirmed it: place the order';
export const yourEMailAddressIsConfirmed = 'Your e-mail address is confirmed: place the order.';
export const theMailIsOnItsWay = (email: Shown) =>
  `The mail is on its way to ${email}. If it does not come, look into the folder for spam.`;
export const theMailCouldNotBeSent = 'The mail could not be sent. Please try again in a few minutes.';
export const whetherTheAddressIsConfirmedCould =
  'Whether the address is confirmed could not be found out. Please try again.';
export const fullName = 'Full name';
export const phoneNumber = 'Phone number';
export const addressStreet = 'Address / Street';
export const city = 'City';
export const zipcode = 'Zipcode';
export const stateProvince = 'State / province';
export const numbersOnly = 'Numbers only';
export const countryRegion = 'Country / region';
export const orderAgainAsANewOrder = 'Order again as a new order';
export const yourOrders = 'your orders';
export const anEarlierOrderFromThisCart = <Part>(link: Part) => [
  'An earlier order from this cart has gone through after all. See ',
  link,
  ' before you order again. Nothing new was ordered.',
];
export const youHaveOrderedTheseBooksBefore =
  'You have ordered these books before. That order goes to the address below.';
export const anEarlierOrderFromThisCartSentence =
  'An earlier order from this cart has gone through after all. It goes to the address below.';
export const whatYouHaveChangedSinceIs = 'What you have changed since is not part of it. Nothing new was ordered.';
export const keepItAndSeeYourOrders = 'Keep it and see your orders';
export const yourCartIsEmpty = 'Your cart is empty.';
export const yourCartHasChangedSinceYou =
  'Your cart has changed since you saw it. Nothing was ordered; have a look and order again.';
export const manyAreOrderingTheseBooksAt =
  'Many are ordering these books at this moment, and your order had no turn. Nothing was ordered. Please try again.';
export const weGotNoAnswer = 'We got no answer.';
export const pleaseTryAgainHoweverOftenYou = (reason: Shown) =>
  `${reason} Please try again: however often you do, it is ordered only once.`;
export const yourOrderWasNotSentPlease = (reason: Shown) => `${reason} Your order was not sent. Please try again.`;
export const tryAgain = 'Try again';
export const yourOrder = 'Your order';
export const totalPrice = 'Total Price:';
export const changeTheCart = 'Change the cart';
export const termsAndConditions = 'terms and conditions';
export const iAgreeToThe = <Part>(terms: Part) => ['I agree to the ', terms];
export const toPayAtTheDoor = (total: Shown) => `To pay at the door: ${total}`;
export const aBookInYourCartIs = 'A book in your cart is no longer available: remove it to order the rest.';
export const aBookInYourCartIsSentence = 'A book in your cart is sold out: remove it to order the rest.';
export const agreeToTheTermsToPlace = 'Agree to the terms to place your order.';
export const enterYourFullName = 'Enter your full name.';
export const enterYourPhoneNumberDigitsOnly = 'Enter your phone number, digits only.';
export const phoneWithoutExtension = 'Enter numbers only. An extension can go in the note for the courier.';
export const enterTheStreetAndTheNumber = 'Enter the street and the number of the house.';
export const enterTheCity = 'Enter the city.';
export const enterTheCountryOrRegion = 'Enter the country or region.';
export const enterTheStateOrProvince = "Enter the state or province, or - if your address doesn't have one.";
export const enterTheZipcode = "Enter the zipcode, or - if your address doesn't have one.";
export const unknownCountry = "We don't know this country, so we can't promise an arrival date.";
export const unknownCountryCharged =
  "We don't know this country. Standard delivery charges apply, and we can't promise an arrival date.";
export const onlyTheseCountries = (names: readonly string[]) => `We only deliver to ${list(names)}.`;
export const failedToPlaceAnOrder = 'Failed to place an order';
export const confirmedOrder = 'Confirmed Order';
export const yourOrderPlacedSuccessfully = 'Your order placed successfully!';
export const personalDetails = 'Personal details';
export const deliveryAddress = 'Delivery address';
export const summary = {
  items: 'Items:',
  shipping: 'Shipping:',
  taxes: 'Taxes:',
  books: 'Books:',
};
export const noLongerAvailable = 'No longer available:';
export const thisIsAGift = 'This is a gift';
export const noteForTheGiftOptional = 'Note for the gift (optional)';
export const printedOnASlipWithoutPrices =
  'Printed on a slip without prices. The parcel goes to the delivery address above.';
export const giftWrapFor = (price: Shown) => `Gift wrap for ${price}`;
export const countAndTotal = (books: Shown, total: Shown) => `${books} · ${total}`;
export const whatIsToBePaidHas = (total: Shown) =>
  `What is to be paid has changed since you saw it: it is ${total} now. Nothing was ordered; have a look and order again.`;
export const orderAgainAsLastTimeFor = (total: Shown) => `Order again as last time: ${total} at the door`;
export const orderAgainAsLastTime = 'Order again as last time';
export const backToTheCart = 'Back to the cart';
export const changeSomething = 'Change something';
/** Of an order that exists. */
export const orderFacts = {
  order: 'Order',
  address: 'Address',
  name: 'Name',
  phone: 'Phone',
  books: 'Books',
  total: 'Total',
};
