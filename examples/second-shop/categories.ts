import type { ShopCategory } from '@bookstore/shop-kit/categories';

/** One of the first shop's is left out, and one is new. */
export const categories = [
  { id: 'fiction', name: 'Novels' },
  {
    id: 'poetry',
    name: 'Poetry',
    description:
      'Poems for the crossing and for the quay, in slim volumes that fit a coat: paid for when they are in your hands.',
  },
  { id: 'adventure', name: 'Sea and Summit' },
  { id: 'business', name: 'Trade' },
  { id: 'technology', name: 'Engines', isNoGenre: true },
] as const satisfies readonly ShopCategory[];
