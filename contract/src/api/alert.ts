/** Whether a customer is told when a sold-out book is back: what `GET` and `PUT /api/books/{id}/alert` answer. */
export interface BookAlert {
  isSet: boolean;
}

/** One of them in a customer's export. */
export interface KeptAlert {
  /** The book's id. */
  book: string;
  /** Where the mail goes. */
  email: string;
  /** When it was asked for, ISO 8601. */
  since: string;
}
