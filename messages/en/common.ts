import type { Shown } from '../wordsOf.ts';
import { plural } from './words.ts';

export const breadcrumb = 'Breadcrumb';
export const previous = (title: Shown) => `Previous, ${title}`;
export const next = (title: Shown) => `Next, ${title}`;
export const toOf = (value: Shown, last: Shown, value2: Shown) => `${value} to ${last} of ${value2}`;
export const slide = 'slide';
export const of = (value: Shown, value2: Shown) => `${value} of ${value2}`;
export const thisPageCouldNotBeShown = 'This page could not be shown';
export const somethingWentWrongOnOurSide =
  'Something went wrong on our side, or the shop was updated while this page was open.';
export const youAreOfflineThePageOpens = 'You are offline. The page opens by itself when the network is back.';
export const reloadThePage = 'Reload the page';
export const toTheHomePage = 'To the home page';
export const youAreOfflineThisIsTried = 'You are offline. This is tried again by itself when the network is back.';
export const tryAgain = 'Try again';
export const hide = 'Hide';
export const show = 'Show';
export const thePassword = 'the password';
export const price = 'Price ';
export const oldPrice = 'Old price ';
export const skip = (title: Shown) => `Skip ${title}`;
export const undo = 'Undo';
export const cancel = 'Cancel';

/** Things that are counted, by what they are: "1 book", "2,400 books". */
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
