/** Firestore's limit of values in a query with `in`. */
export const MAX_IN_VALUES = 30;
