import * as browse from '@bookstore/contract/browseState';
import { categoryName } from '@bookstore/contract/categoryName';
import type { BookSort } from '@bookstore/contract/constants';

export const ORDERS: readonly { value: BookSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'title', label: 'Title, A to Z' },
];

/** What the page is called. */
export const browseTitle = (state: browse.BrowseState): string => browse.browseTitle(state, categoryName);
