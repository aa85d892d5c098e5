export interface BookAlert {
  isSet: boolean;
}

export interface KeptAlert {
  /** Book id. */
  book: string;
  email: string;
  /** ISO 8601. */
  since: string;
}
