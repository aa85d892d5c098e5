/** Business constants of the specification (sections 3 and 9). Times carry their unit in their name. */

export const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the home page's genre filter offers; technology is not among them. */
export const GENRES = ['Business', 'Fiction', 'Horror', 'Adventure'] as const;

/** The covers that ship with the shop: names that a book's `coverImage` may carry, without a file extension. */
export const COVER_NAMES = [
  ...Array.from({ length: 20 }, (_, index) => `book-${index + 1}`),
  'girl-stop',
  'ride-lifetime',
  'young-bucks',
  'young-bucks-2',
] as const;

/** A book without an author is shown under this name. */
export const DEFAULT_AUTHOR = 'admin';

export const STARTUP_SPINNER_MS = 2000;
export const SUCCESS_TOAST_MS = 1500;
export const CACHE_KEEP_ALIVE_SECONDS = 60;
export const ADMIN_TOKEN_LIFETIME_SECONDS = 3600;

export const DESCRIPTION_PREVIEW_LENGTH = 80;

/** Zero-based positions of the full list, both ends included. */
export const RECOMMENDED_POSITIONS = { first: 8, last: 17 } as const;

export const CART_STORAGE_KEY = 'cartItems';
export const ADMIN_TOKEN_STORAGE_KEY = 'token';

export const SAMPLE_REVENUE_USD = [
  { month: 'Jan', revenue: 500 },
  { month: 'Feb', revenue: 700 },
  { month: 'Mar', revenue: 800 },
  { month: 'Apr', revenue: 600 },
  { month: 'May', revenue: 750 },
  { month: 'Jun', revenue: 900 },
  { month: 'Jul', revenue: 650 },
  { month: 'Aug', revenue: 870 },
  { month: 'Sep', revenue: 960 },
  { month: 'Oct', revenue: 1020 },
  { month: 'Nov', revenue: 1100 },
  { month: 'Dec', revenue: 1150 },
] as const;

export const TRENDING_LABEL = '13%';
export const PLACEHOLDER_ORDERS_LEFT = '02';
export const PLACEHOLDER_WEBSITE_VISITS = '139';
