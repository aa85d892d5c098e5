/**
 * `categories.ts`: what the shelves are, in the order in which they are listed. A category can be added at any time. Before one is
 * taken out, no book may have it: `npm run deploy` and `npm start` refuse with how many do.
 */
export interface ShopCategory {
  /** What books are stored with, what files of books say, what is searched for, and what stands in addresses: lower case, never to be changed. */
  id: string;
  /** What people read: menus, headings, crumbs. At most 30 characters. */
  name: string;
  /** For search engines and link previews of its page, at most 160 characters; without it a sentence is made of the name. */
  description?: string;
  /** Leaves it out of the choice of genres on the home page; it has its page of books all the same. */
  isNoGenre?: boolean;
}
