/** Every bound that the API enforces on what it is sent (api.md). Lengths count characters (code points), not bytes. */
export const LIMITS = {
  title: 300,
  author: 200,
  description: 10_000,
  coverImage: 2_048,
  priceCents: 1_000_000_00,
  name: 200,
  addressPart: 200,
  phone: 40,
  email: 320,
  booksPerOrder: 100,
  username: 100,
  password: 1_024,
  bodyBytes: 64 * 1024,
  ordersPage: { min: 1, default: 50, max: 100 },
  orderSearch: 320,
} as const;

/**
 * Admin log-in: failures in one window that one user name may have from one address, from all addresses behind one
 * network (a node of the CDN), and from anywhere.
 */
export const LOGIN_RATE_LIMIT = { windowSeconds: 15 * 60, perAddress: 5, perNetwork: 20, perUsername: 100 } as const;

/** New orders of one customer; a replayed order does not count. */
export const ORDER_RATE_LIMIT = [
  { count: 10, windowSeconds: 60 },
  { count: 100, windowSeconds: 24 * 60 * 60 },
] as const;

/** Books that one admin creates, edits, deletes or restores. */
export const CATALOGUE_RATE_LIMIT = [{ count: 60, windowSeconds: 60 }] as const;
