/** `story.ts`: what the shop tells of itself at length, on its page "About", at the checkout and where people log in. */
export interface ShopStory {
  /** The paragraphs of "About", at most 600 characters each. */
  about: readonly string[];
  /** The opening hours, line by line. At most 30 characters each. */
  hours: readonly { days: string; open: string }[];
  /** What comes after an order, in the order in which it comes: three steps look best. Titles up to 30 characters, texts up to 160. */
  delivery: readonly { title: string; text: string }[];
  /** Why one would have an account, at most 80 characters each. */
  account: readonly string[];
}
