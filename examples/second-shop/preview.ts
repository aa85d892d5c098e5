import type { PreviewTexts } from '@bookstore/shop-kit/preview';

export const preview: PreviewTexts = {
  sentence: 'Books from the quay, carried to your door.',
  picture: 'A lighthouse, and boats with books for sails',
};
