import { type BookSort, categoryName } from '@bookstore/contract/constants';
import * as browse from '@bookstore/contract/search/browseState';

export const ORDERS: readonly { value: BookSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'title', label: 'Title, A to Z' },
];

/** What the page is called. */
export const browseTitle = (state: browse.BrowseState): string => browse.browseTitle(state, categoryName);
