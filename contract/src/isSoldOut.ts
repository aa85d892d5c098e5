import type { BookAvailability } from './stock.ts';

/** Whether there is no copy left of a book whose copies are counted. */
export const isSoldOut = ({ availability }: BookAvailability): boolean => availability === 'sold-out';
