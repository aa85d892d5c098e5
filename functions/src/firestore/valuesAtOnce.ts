/** Firestore's limit of values in a query with `in`. */
export const VALUES_AT_ONCE = 30;
