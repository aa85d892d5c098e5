/** What this shop says of itself, in one place. A leaf: it imports nothing, and every part of the app may import it. */
export const shopTexts = {
  /** What the cart's "Shipping and taxes calculated at checkout." comes to: the order costs what its books cost. */
  shipping: 'Free',
  taxes: 'Included',
  /** What the shelves are called, by the categories of the contract. */
  categories: {
    business: 'Business',
    technology: 'Technology',
    fiction: 'Fiction',
    horror: 'Horror',
    adventure: 'Adventure',
  },
} as const;
