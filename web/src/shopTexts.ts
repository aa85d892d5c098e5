/** What this shop says of itself, in one place. A leaf: it imports nothing, and every part of the app may import it. */
export const shopTexts = {
  /** What the cart's "Shipping and taxes calculated at checkout." comes to: the order costs what its books cost. */
  shipping: 'Free',
  taxes: 'Included',
  /** How long a parcel is on its way. */
  deliveryTime: 'Delivered in two to four working days',
  /** An order costs at most the total that was shown (docs/decisions/005-order-is-a-transaction.md). */
  promise: 'You never pay more than shown',
  /** What the shelves are called, by the categories of the contract. */
  categories: {
    business: 'Business',
    technology: 'Technology',
    fiction: 'Fiction',
    horror: 'Horror',
    adventure: 'Adventure',
  },
} as const;
