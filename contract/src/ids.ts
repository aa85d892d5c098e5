export const SHORT_ID_LENGTH = 8;

export const shortId = (id: string) => id.slice(0, SHORT_ID_LENGTH);

const BOOK_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Firestore reserves names like `__x__`. */
const RESERVED = /^__.*__$/;

/** Calls with other ids get 404, not 400. */
export function isDocumentId(id: string): boolean {
  return BOOK_ID.test(id) && !RESERVED.test(id);
}
