import type { ShopCategory } from '@bookstore/shop-kit/categories';

export const categories = [
  { id: 'business', name: 'Business', thema: ['K'] },
  { id: 'technology', name: 'Technology', isNoGenre: true, thema: ['U', 'T'] },
  { id: 'fiction', name: 'Fiction', thema: ['F'] },
  { id: 'horror', name: 'Horror', thema: ['FK'] },
  { id: 'adventure', name: 'Adventure', thema: ['FJ'] },
] as const satisfies readonly ShopCategory[];
