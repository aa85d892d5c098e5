import type { Shown } from '../wordsOf.ts';
import { isolate, plural } from './words.ts';

export const openingTheShop = 'Opening the shop…';
export const shopNotOpened = "We couldn't open the shop.";
export const tryAgain = 'Try again';
export const scriptsNeeded = <T>(link: (words: string) => T) => [
  'This page needs JavaScript. ',
  link('Our list of books'),
  ' does not.',
];

export const skipToContent = 'Skip to content';
export const openingThePage = 'Opening the page…';
export const homeOf = (shopName: Shown) => `${shopName}, home`;

/* `hidden` is for screen readers. */

export const accountAndCart = 'Account and cart';
export const cartWithCount = <T>(count: T, hidden: (words: string) => T) => [hidden('Cart, number of items: '), count];
export const itemsInCart = (count: number) =>
  plural(count, { one: `${count} item in the cart`, other: `${count} items in the cart` });
export const login = 'Login';
export const logout = 'Logout';
export const account = 'Account';
export const yourAccount = 'Your account';
export const userDashboard = 'User Dashboard';
export const wishList = 'Wish list';
export const customerPages = { dashboard: 'Dashboard', orders: 'Orders', cart: 'Cart Page', checkout: 'Check Out' };

export const signedInCartKept = "You're signed in. Your cart is just as you left it.";
export const yourDestination = 'Where you were going';
export const continueTo = {
  checkout: 'Continue to checkout',
  orders: 'Continue to your orders',
  invoice: 'Continue to your invoice',
  dashboard: 'Continue to your dashboard',
  account: 'Continue to your account',
  book: 'Continue to the book',
};
export const loading = 'Loading..';
export const signInUnknown = "We couldn't check whether you're signed in. Are you offline?";

export const footer = 'Footer';
export const home = 'Home';
export const services = 'Services';
export const aboutUs = 'About Us';
export const contact = 'Contact';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const newsletter = 'Newsletter';
export const newsletterNotRunning = "Our newsletter hasn't started yet. Nothing you type here is saved or sent.";
export const newsletterEmail = 'Your email for the newsletter';
export const newsletterExample = 'you@example.com';
export const subscribe = 'Subscribe';

export const about = 'About';
export const aboutDescription = "Who we are, when we're open, and how your books reach you.";
export const browseBooks = 'Browse books';
export const openingHours = 'Opening hours';
export const howDeliveryWorks = 'How delivery works';
export const deliveryFacts = {
  costs: 'Delivery costs',
  taxes: 'Taxes',
  orderedNow: 'If you order now',
  payment: 'Payment',
};

export const pageNotFound = 'Page not found';
export const pageNotFoundDescription = "There's no page at this address.";
export const error404 = <T>(hidden: (words: string) => T) => [hidden('Error '), '404'];
export const pageNotFoundHeading = "This page isn't on our shelves";
export const pageNotFoundReason =
  'There may be a typo in the address, or the page has moved. The rest of the shop is open.';
export const browseAllBooks = 'Browse all books';

export const dashboard = 'Dashboard';
export const shop = 'Shop';
export const viewShop = 'View shop';
export const books = 'Books';
export const manageBooks = 'Manage Books';
export const addBook = 'Add book';
export const addNewBook = 'Add New Book';
export const orders = 'Orders';
export const ordersToPack = <T>(count: Shown, hidden: (words: string) => T) => [count, hidden(' not yet packed')];
export const sales = 'Sales';
export const more = 'More';
export const noSuchDashboardPage = "There's no such page in the dashboard";
export const backToTheDashboard = 'Back to the dashboard';

export const searchTheDashboard = 'Search the dashboard';
export const search = 'Search';
export const searchAlternatives = 'Two links follow: matching books and matching orders.';
export const placeMatching = <T>(place: Shown, words: T) => [`${place} matching “`, words, '”'];

export const notifications = 'Notifications';
export const notificationsSample = 'Sample button: there are no notifications';
/** Narrow screens show the name only. */
export const signedInAs = <T>(name: T, before: (words: string) => T) => [before('Signed in as '), name];
export const avatarOf = (person: Shown) => `Avatar of ${isolate(person)}`;
export const logOutOfDashboard = 'Log out';
