import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const breadcrumb = 'Breadcrumb';
export const skip = (shelf: Shown) => `Skip ${shelf}`;

export const carousel = 'carousel';
export const slide = 'slide';
export const previousSlides = (shelf: Shown) => `Previous, ${shelf}`;
export const nextSlides = (shelf: Shown) => `Next, ${shelf}`;
export const slidesInSight = (first: Shown, last: Shown, total: Shown) => `${first} to ${last} of ${total}`;
export const slideOf = (slide: Shown, total: Shown) => `${slide} of ${total}`;

export const pageNotShown = "We couldn't show this page";
export const pageNotShownReason =
  'The connection dropped, something went wrong on our side, or the shop was updated while this page was open.';
export const pageNotShownOffline = "You seem to be offline. The page will open when you're back online.";
export const reloadPage = 'Reload page';
export const partNotLoaded = "We couldn't load this part of the page";
export const dialogNotOpened = "We couldn't open this";
export const goHome = 'Go to the home page';
export const retriedWhenOnline = "You seem to be offline. We'll try again when you're back online.";
export const retriedSoon = "We'll keep trying automatically.";
export const tryAgain = 'Try again';
export const notRefreshed = 'Could not refresh. What you see may be out of date.';

export const ok = 'OK';
export const cancel = 'Cancel';
export const close = 'Close';
export const undo = 'Undo';

/** A label inside a sentence. */
const inside = (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/* `hidden` is for screen readers. */
export const hidePassword = <T>(hidden: (words: string) => T, label: string) => ['Hide ', hidden(inside(label))];
export const showPassword = <T>(hidden: (words: string) => T, label: string) => ['Show ', hidden(inside(label))];
export const reducedPrice = <T>(hidden: (words: string) => T, price: T) => [hidden('Price '), price];
export const oldPrice = <T>(hidden: (words: string) => T, price: T) => [hidden('Old price '), price];

export const moment = (date: Shown, time: Shown) => `${date}, ${time}`;

/** "1 book", "2,400 books". */
export const counted = {
  book: (count: number, shown: string) => plural(count, { one: `${shown} book`, other: `${shown} books` }),
  copy: (count: number, shown: string) => plural(count, { one: `${shown} copy`, other: `${shown} copies` }),
  order: (count: number, shown: string) => plural(count, { one: `${shown} order`, other: `${shown} orders` }),
  parcel: (count: number, shown: string) => plural(count, { one: `${shown} parcel`, other: `${shown} parcels` }),
  slip: (count: number, shown: string) => plural(count, { one: `${shown} slip`, other: `${shown} slips` }),
  row: (count: number, shown: string) => plural(count, { one: `${shown} row`, other: `${shown} rows` }),
  second: (count: number, shown: string) => plural(count, { one: `${shown} second`, other: `${shown} seconds` }),
  minute: (count: number, shown: string) => plural(count, { one: `${shown} minute`, other: `${shown} minutes` }),
};
export const alreadySaved = 'Your changes are saved. Both buttons close this message.';
