import type { PreviewTexts } from '@bookstore/shop-kit/preview';

export const preview: PreviewTexts = {
  sentence: 'New releases this week, delivered to your door.',
  picture: 'Five books from the shop, fanned out',
};
