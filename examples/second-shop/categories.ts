import type { ShopCategory } from '@bookstore/shop-kit/categories';

/** One of the first shop's is left out, and one is new. */
export const categories = [
  { id: 'fiction', name: 'Romane', thema: ['F'] },
  {
    id: 'poetry',
    name: 'Lyrik',
    description:
      'Gedichte für die Überfahrt und für den Kai, in schmalen Bänden, die in jede Manteltasche passen: bezahlt, wenn Sie sie in Händen halten.',
    thema: ['DC'],
  },
  { id: 'adventure', name: 'Meer und Gipfel', thema: ['FJ', 'WS', 'WT'] },
  { id: 'business', name: 'Handel', thema: ['K'] },
  { id: 'technology', name: 'Technik', isNoGenre: true, thema: ['U', 'T'] },
] as const satisfies readonly ShopCategory[];
