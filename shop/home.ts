import type { HomeTexts } from '@bookstore/shop-kit/home';

export const home: HomeTexts = {
  title: 'New releases, delivered to your door',
  description: 'An independent book store: business, technology, fiction, horror and adventure. Pay cash on delivery.',
  banner: {
    heading: 'New Releases This Week',
    text: 'Fresh from the press and picked by our booksellers: stories to stay up for, and ideas to argue with.',
    button: "See what's new",
    hasBooks: true,
  },
};
