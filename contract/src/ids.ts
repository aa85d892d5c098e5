export const SHORT_ID_LENGTH = 8;

export const shortId = (id: string) => id.slice(0, SHORT_ID_LENGTH);

const ORDER_ID = /^[0-9a-f]{32}$/;

/** Shortens an order's id. Any other text that a customer typed stays whole. */
export const toOrderNumber = (typed: string) => (ORDER_ID.test(typed) ? shortId(typed) : typed);

const BOOK_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Firestore reserves names like `__x__`. */
const RESERVED = /^__.*__$/;

/** Calls with other ids get 404, not 400. */
export function isDocumentId(id: string): boolean {
  return BOOK_ID.test(id) && !RESERVED.test(id);
}
