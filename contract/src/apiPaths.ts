/** The paths of the API, written once for both sides. Every one also answers with a trailing slash. */
export const apiPaths = {
  health: '/api/health',
  books: '/api/books',
  createBook: '/api/books/create-book',
  book: (id: string) => `/api/books/${encodeURIComponent(id)}`,
  editBook: (id: string) => `/api/books/edit/${encodeURIComponent(id)}`,
  restoreBook: (id: string) => `/api/books/${encodeURIComponent(id)}/restore`,
  orders: '/api/orders',
  order: (id: string) => `/api/orders/${encodeURIComponent(id)}`,
  ordersOf: (email: string) => `/api/orders/email/${encodeURIComponent(email)}`,
  adminLogin: '/api/auth/admin',
  adminLogout: '/api/auth/admin/logout',
  statistics: '/api/admin',
} as const;
