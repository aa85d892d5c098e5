/** The beginning of a long id, by which people name what it stands for. */
export const shortId = (id: string) => id.slice(0, 8);

const BOOK_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Names like `__x__` are reserved by Firestore. */
const RESERVED = /^__.*__$/;

/** Whether a text can be the id of a book or an order. One that cannot belongs to nothing: the answer is 404, not 400. */
export function isDocumentId(id: string): boolean {
  return BOOK_ID.test(id) && !RESERVED.test(id);
}
