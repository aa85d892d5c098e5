import type { Shown } from '../wordsOf.ts';

/* Of books that are announced, and of those that cannot be ordered. */

/** After when it appears. */
export const orderNow = (appears: Shown) => `${appears}, order now`;
export const goesWithTheLast = 'All books come in one parcel. It goes when the last of them has appeared.';
export const cannotBeOrdered = 'Cannot be ordered';
export const cannotBeOrderedYet = 'Cannot be ordered yet';
