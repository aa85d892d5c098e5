import type { ShopCategory } from '@bookstore/shop-kit/categories';

/** One of the first shop's is left out, and one is new. */
export const categories = [
  { id: 'fiction', name: 'Romane' },
  {
    id: 'poetry',
    name: 'Lyrik',
    description:
      'Gedichte für die Überfahrt und für den Kai, in schmalen Bänden, die in jede Manteltasche passen: bezahlt, wenn Sie sie in Händen halten.',
  },
  { id: 'adventure', name: 'Meer und Gipfel' },
  { id: 'business', name: 'Handel' },
  { id: 'technology', name: 'Technik', isNoGenre: true },
] as const satisfies readonly ShopCategory[];
