import type { Shown } from '../wordsOf.ts';
import { isolate } from './words.ts';

/* The wish list of a browser, and that of somebody else. */

/** Of a button that is pressed or not. */
export const onMyWishList = 'On my wish list';
export const viewTheList = 'View wish list';
export const isFull = (most: number) => `A wish list holds ${most} books, and yours is full.`;
export const yourWishList = 'Your wish list';
/** A link to it. */
export const yourListOf = (books: Shown) => `Your wish list: ${books}`;
export const aWishList = 'A wish list';
export const keptInThisBrowser = 'It is kept in this browser alone, and nobody sees it whom you do not send it to.';
export const ofSomebodyElse = 'Somebody has sent you these books.';
export const booksToRemember = 'Books to remember.';
export const nothingYet = 'Nothing is on your wish list yet. The heart beside a book puts it here.';
export const nothingOnIt = 'This list is empty.';
export const findABook = 'Find a book';
export const share = 'Copy a link to it';
export const linkCopied = 'The link is copied.';
export const copyThisLink = 'Copy this link:';
export const addAll = 'Add all to my wish list';
export const allAdded = 'All of them are on your wish list.';
export const toYourList = 'To your wish list';
export const remove = (title: Shown) => `Remove ${isolate(title)} from the wish list`;
export const removeLabel = 'Remove';
export const removed = (title: Shown) => `Removed: ${isolate(title)}`;
export const goneOnes = (books: Shown) => `No longer on sale: ${books}.`;
export const removeGone = 'Remove from the list';
export const loading = 'Loading...';
export const notLoaded = 'The books could not be loaded.';
export const coverOf = (title: Shown) => `Cover of ${isolate(title)}`;
