import type { ShopCategory } from '@bookstore/shop-kit/categories';

export const categories = [
  { id: 'business', name: 'Business' },
  { id: 'technology', name: 'Technology', isNoGenre: true },
  { id: 'fiction', name: 'Fiction' },
  { id: 'horror', name: 'Horror' },
  { id: 'adventure', name: 'Adventure' },
] as const satisfies readonly ShopCategory[];
