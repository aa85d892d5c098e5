import type { Shown } from '../wordsOf.ts';
import { list } from './words.ts';

export const deliveryDetails = 'Delivery details';
export const emailAddress = 'Email address';
export const noteForTheCourierOptional = 'Note for the courier (optional)';
export const keepMySavedDetailsUpTo = 'Update my saved details';
export const saveTheseDetailsForMyNext = 'Save these details for next time';
export const whatHappensNext = 'What happens next';
/** Replaces the shop's own text for orders with announced books. */
export const firstStepWaits = "We'll pack your order once every title is out.";
export const checkout = 'Checkout';
export const orderYourBooksAndPay = (paymentInSentence: Shown) => `Order your books and pay ${paymentInSentence}.`;
export const cashOnDelevary = 'Cash On Delevary';
export const nothingIsPaidNowTheCourier = 'Nothing to pay now. You pay the courier in cash when your books arrive.';
export const findABook = 'Find a book';
export const yourCartIsEmptyPutA = 'Your cart is empty. Add a book first.';
export const loading = 'Loading....';
export const manyAreOrderingAtThisMoment = "We're very busy right now. Trying again…";
export const pleaseConfirmYourEMailAddress = 'Please confirm your email address before your first order.';
export const weSendAMailWithA = <Part>(part: Part) => [
  "We'll email a link to ",
  part,
  '. Open it, then come back here. Nothing has been ordered yet; your cart and details are saved.',
];
export const sendTheMailAgain = 'Resend email';
export const sendTheMail = 'Send email';
export const iHaveConfirmedItPlaceThe = "I've confirmed it: place the order";
export const yourEMailAddressIsConfirmed = 'Your email address is confirmed. You can place your order.';
export const theMailIsOnItsWay = (email: Shown) =>
  `We've sent an email to ${email}. If it doesn't arrive, check your spam folder.`;
export const theMailCouldNotBeSent = "We couldn't send the email. Please try again in a few minutes.";
export const whetherTheAddressIsConfirmedCould = "We couldn't check whether your email is confirmed. Please try again.";
export const fullName = 'Full name';
export const phoneNumber = 'Phone number';
export const addressStreet = 'Address / Street';
export const city = 'City';
export const zipcode = 'Zipcode';
export const stateProvince = 'State / province';
export const numbersOnly = 'Numbers only';
export const countryRegion = 'Country / region';
export const orderAgainAsANewOrder = 'Place it as a new order';
export const yourOrders = 'your orders';
export const anEarlierOrderFromThisCart = <Part>(link: Part) => [
  'An earlier order from this cart went through after all. Check ',
  link,
  ' before you order again. Nothing new was ordered.',
];
export const youHaveOrderedTheseBooksBefore =
  "You've already ordered these books. That order is going to the address below.";
export const anEarlierOrderFromThisCartSentence =
  "An earlier order from this cart went through after all. It's going to the address below.";
export const whatYouHaveChangedSinceIs = "It doesn't include your changes since then. Nothing new was ordered.";
export const keepItAndSeeYourOrders = 'Keep it and go to your orders';
export const yourCartIsEmpty = 'Your cart is empty.';
export const yourCartHasChangedSinceYou =
  'Your cart has changed. Nothing was ordered. Please check it and order again.';
export const manyAreOrderingTheseBooksAt =
  "These books are in high demand right now, and your order didn't go through. Nothing was ordered. Please try again.";
export const weGotNoAnswer = "We didn't get a response.";
export const pleaseTryAgainHoweverOftenYou = (reason: Shown) => `${reason} Please try again: we'll only place it once.`;
export const yourOrderWasNotSentPlease = (reason: Shown) => `${reason} Your order wasn't sent. Please try again.`;
export const tryAgain = 'Try again';
export const yourOrder = 'Your order';
export const totalPrice = 'Total Price:';
export const changeTheCart = 'Edit cart';
export const termsAndConditions = 'terms and conditions';
export const iAgreeToThe = <Part>(terms: Part) => ['I agree to the ', terms];
export const toPayAtTheDoor = (total: Shown) => `Due on delivery: ${total}`;
export const aBookInYourCartIs = 'A book in your cart is no longer available. Remove it to order the rest.';
export const aBookInYourCartIsSentence = 'A book in your cart is sold out. Remove it to order the rest.';
export const agreeToTheTermsToPlace = 'Agree to the terms to place your order.';
export const enterYourFullName = 'Enter your full name.';
export const enterYourPhoneNumberDigitsOnly = 'Enter your phone number, numbers only.';
export const phoneWithoutExtension = 'Enter numbers only. An extension can go in the note for the courier.';
export const enterTheStreetAndTheNumber = 'Enter your street address.';
export const enterTheCity = 'Enter your city.';
export const enterTheCountryOrRegion = 'Enter your country or region.';
export const enterTheStateOrProvince = "Enter your state or province, or - if your address doesn't have one.";
export const enterTheZipcode = "Enter your zipcode, or - if your address doesn't have one.";
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
export const noteForTheGiftOptional = 'Gift message (optional)';
export const printedOnASlipWithoutPrices =
  'Printed on a slip without prices. We send the parcel to the delivery address above.';
export const giftWrapFor = (price: Shown) => `Gift wrap for ${price}`;
export const countAndTotal = (books: Shown, total: Shown) => `${books} · ${total}`;
export const whatIsToBePaidHas = (total: Shown) =>
  `The total has changed to ${total}. Nothing was ordered. Please check it and order again.`;
export const orderAgainAsLastTimeFor = (total: Shown) => `Use my saved details: ${total} on delivery`;
export const orderAgainAsLastTime = 'Use my saved details';
export const backToTheCart = 'Back to cart';
export const changeSomething = 'Edit details';
export const orderFacts = {
  order: 'Order',
  address: 'Address',
  name: 'Name',
  phone: 'Phone',
  books: 'Books',
  total: 'Total',
};
