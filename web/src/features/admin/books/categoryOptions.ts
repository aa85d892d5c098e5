import { CATEGORIES } from '@bookstore/contract/constants';
import { shopTexts } from '../../../shopTexts.ts';

/** The categories as a select offers them. */
export const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({
  value: category,
  label: shopTexts.categories[category],
}));
