import type { PreviewTexts } from '@bookstore/shop-kit/preview';

export const preview: PreviewTexts = {
  sentence: 'Bücher vom Kai, bis an Ihre Tür gebracht.',
  picture: 'Ein Leuchtturm, und Boote mit Büchern als Segeln',
};
