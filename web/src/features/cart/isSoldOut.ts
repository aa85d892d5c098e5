import type { BookAvailability } from '@bookstore/contract/stock';

/** Whether there is no copy left of a book whose copies are counted. */
export const isSoldOut = ({ availability }: BookAvailability): boolean => availability === 'sold-out';
