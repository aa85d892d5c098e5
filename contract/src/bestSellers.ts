/** A book, and how many copies of it were ordered in the last `BEST_SELLER_DAYS` days. */
export interface BestSeller {
  _id: string;
  copies: number;
}

/** How many of the last days count. */
export const BEST_SELLER_DAYS = 30;
