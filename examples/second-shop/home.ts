import type { HomeTexts } from '@bookstore/shop-kit/home';

export const home: HomeTexts = {
  title: 'Books from the quay, carried to your door',
  description:
    'Novels, poetry and tales of sea and summit from a small shop at the harbour. Pay in euro when the parcel lands.',
  banner: {
    heading: 'Landed this morning',
    text: 'Crates from nine printers came in with the tide. We have dried them, read them on the mole, and put the best on one shelf for you.',
    button: 'Open the crates',
    hasBooks: false,
  },
};
