import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

export const addToWishList = 'Add to wish list';
export const removeFromWishList = 'Remove from wish list';
export const viewList = 'View wish list';
export const isFull = (most: number) => `Your wish list is full. It can hold ${most} books.`;
export const oldestLeftOut = (books: Shown) =>
  `Your list and your account's list were joined. We kept the newest and left out the oldest: ${books}.`;
export const yourWishList = 'Your wish list';
export const yourListOf = (books: Shown) => `Your wish list: ${books}`;
export const aWishList = 'A wish list';
export const keptInAccount = 'Saved in your account. Private unless you share the link.';
export const keptInThisBrowser = <T>(link: (words: string) => T) => [
  'Saved in this browser. ',
  link('Log in'),
  ' to have it on all your devices.',
];
export const sharedWithYou = 'A wish list shared with you.';
export const booksToRemember = 'Books to come back to.';
export const empty = "Your wish list is empty. Press a book's heart to save it.";
export const sharedEmpty = 'This list is empty.';
export const findBook = 'Find a book';
export const share = 'Copy link';
export const linkCopied = 'Link copied.';
export const copyThisLink = 'Copy this link:';
export const addAll = 'Add all to my wish list';
export const allAdded = "They're all on your wish list.";
export const goToList = 'Go to your wish list';
export const add = (title: Shown) => `Add ${isolate(title)} to the wish list`;
export const remove = (title: Shown) => `Remove ${isolate(title)} from the wish list`;
export const removeLabel = 'Remove';
export const noLongerSold = (books: Shown) => `No longer on sale: ${books}.`;
export const removeGone = 'Remove from the list';
export const loading = 'Loading...';
export const notLoaded = "We couldn't load the books.";
