import type { z } from 'zod';
import { flag, listOf, object, slug, text, unique } from './fields.ts';

const themaCode = text(10).regex(/^[A-Z][A-Z\d]*$/, {
  error: 'is no subject of Thema, which has capital letters and digits: write one, as FK',
});

const category = object({
  /** What books are stored with, what files of books say, what is searched for, and what stands in addresses: lower case, never to be changed. */
  id: slug(30),
  /** What people read: menus, headings, crumbs. */
  name: text(30),
  /** For search engines and link previews of its page; without it a sentence is made of the name. */
  description: text(160).optional(),
  /** Leaves it out of the choice of genres on the home page; it has its page of books all the same. */
  isNoGenre: flag.optional(),
  /**
   * Subjects of Thema, the code of the book trade, whose books belong here when a file in ONIX adds them: FK takes FKC with it. The
   * longest of all categories decides.
   */
  thema: listOf(themaCode, 1, 'codes').optional(),
});

/**
 * `categories.ts`: what the shelves are, in the order in which they are listed. A category can be added at any time. Before one is
 * taken out, no book may have it: `npm run deploy` and `npm start` refuse with how many do.
 */
export const categories = listOf(category, 1, 'categories').superRefine((list, context) => {
  unique(list, 'id', context);
  unique(list, 'name', context);
  const codes = new Set<string>();
  for (const [index, { thema = [] }] of list.entries()) {
    for (const [place, code] of thema.entries()) {
      if (codes.has(code)) {
        const message = `“${code}” is there twice: keep one`;
        context.addIssue({ code: 'custom', path: [index, 'thema', place], message });
      }
      codes.add(code);
    }
  }
});

export type ShopCategory = z.infer<typeof category>;
