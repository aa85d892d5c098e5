/** Imports nothing, so that every feature may import these addresses. */
export const paths = {
  home: '/',
  about: '/about',
  login: '/login',
  register: '/register',
  cart: '/cart',
  books: '/books',
  booksOf: (category: string) => `/books?category=${category}`,
  booksSearch: (words: string) => `/books?${new URLSearchParams({ q: words })}`,
  book: (id: string) => `/books/${encodeURIComponent(id)}`,
  excerpt: (id: string) => `/books/${encodeURIComponent(id)}/excerpt`,
  /** This browser's list. */
  wishes: '/wishes',
  /** A shared list. */
  wishesOf: (ids: readonly string[]) => `/wishes?books=${ids.map(encodeURIComponent).join(',')}`,
  series: (name: string) => `/series/${encodeURIComponent(name)}`,
  contributor: (name: string) => `/contributors/${encodeURIComponent(name)}`,
  checkout: '/checkout',
  orders: '/orders',
  orderAt: (id: string) => `/orders#${encodeURIComponent(id)}`,
  invoice: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/invoice`,
  userDashboard: '/user-dashboard',
  account: '/account',
  legal: (page: 'terms' | 'privacy' | 'returns' | 'imprint' | 'accessibility') => `/legal/${page}`,
  withdraw: '/withdraw',
  withdrawFrom: (orderId: string) => `/withdraw?order=${encodeURIComponent(orderId)}`,
  adminLogin: '/admin',
  dashboard: '/dashboard',
  addBook: '/dashboard/add-new-book',
  manageBooks: '/dashboard/manage-books',
  importBooks: '/dashboard/manage-books/import',
  editBook: (id: string) => `/dashboard/edit-book/${encodeURIComponent(id)}`,
  adminOrders: '/dashboard/orders',
  newOrder: '/dashboard/orders/new',
  publishers: '/dashboard/publishers',
  withdrawals: '/dashboard/withdrawals',
  adminSales: '/dashboard/sales',
  log: '/dashboard/log',
  security: '/dashboard/security',
  adminOrder: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  adminOrderInvoices: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}/invoice`,
} as const;

/** Pages on which customers buy, with a smaller footer. */
export const isPurchasePath = (pathname: string): boolean => pathname === paths.cart || pathname === paths.checkout;

/** The dashboard has neither public layout nor start screen. */
export function isAdminPath(pathname: string): boolean {
  return /^\/(?:admin|dashboard)(?:\/|$)/.test(pathname);
}
