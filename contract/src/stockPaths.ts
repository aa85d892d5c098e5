/** The paths of copies, for the admin: apart from the others, which every visitor loads. */
export const stockPaths = {
  /** How many copies there are of each of some books. */
  counts: (ids: readonly string[]) => `/api/books/stock?ids=${ids.join(',')}`,
  stock: (id: string) => `/api/books/${encodeURIComponent(id)}/stock`,
} as const;
