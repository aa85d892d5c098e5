import type { NewsArticle } from '@bookstore/shop-kit/news';

export const news: readonly NewsArticle[] = [
  {
    id: 'night-ferry',
    title: 'Reading aloud on the night ferry',
    description:
      'On the first Friday of the month somebody reads in the saloon from casting off to landing. Blankets are aboard; applause is by foghorn.',
    image: 'night-ferry',
    alt: 'A boat with a book for a sail, at night below a lighthouse',
  },
  {
    id: 'book-crates',
    title: 'Swap a crate on the quay',
    description:
      'Bring what you have read on Saturday, weigh it on the fish scale, and take home the same weight in somebody else’s stories.',
    image: 'book-crates',
  },
];
