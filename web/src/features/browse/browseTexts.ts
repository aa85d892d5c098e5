import * as browse from '@bookstore/contract/browseState';
import type { BookSort, Category } from '@bookstore/contract/constants';
import { shopTexts } from '../../shopTexts.ts';

export const ORDERS: readonly { value: BookSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'title', label: 'Title, A to Z' },
];

export const categoryName = (category: Category): string => shopTexts.categories[category];

/** What the page is called. */
export const browseTitle = (state: browse.BrowseState): string => browse.browseTitle(state, categoryName);
