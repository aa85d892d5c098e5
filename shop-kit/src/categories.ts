import type { z } from 'zod';
import { flag, listOf, object, slug, text, unique } from './fields.ts';

const themaCode = text(10).regex(/^[A-Z][A-Z\d]*$/, {
  error: 'is not a Thema code of capital letters and digits: write one, such as FK',
});

const category = object({
  /** Stored with books and used in book files, searches and addresses; lower case, never change it. */
  id: slug(30),
  /** Shown in menus, headings and breadcrumbs. */
  name: text(30),
  /** For search engines and link previews; generated from the name by default. */
  description: text(160).optional(),
  /** Hides it from the genre filter of the home page. */
  isNoGenre: flag.optional(),
  /**
   * Thema subject codes for ONIX imports: FK includes FKC. The longest match of all categories
   * decides.
   */
  thema: listOf(themaCode, 1, 'codes').optional(),
});

/**
 * `categories.ts`: the book categories in display order. Categories can be added at any time; one
 * with books cannot be removed (`npm run deploy` and `npm start` report how many).
 */
export const categories = listOf(category, 1, 'categories').superRefine((list, context) => {
  unique(list, 'id', context);
  unique(list, 'name', context);
  const codes = new Set<string>();
  for (const [index, { thema = [] }] of list.entries()) {
    for (const [place, code] of thema.entries()) {
      if (codes.has(code)) {
        const message = `“${code}” is a duplicate: keep one`;
        context.addIssue({ code: 'custom', path: [index, 'thema', place], message });
      }
      codes.add(code);
    }
  }
});

export type ShopCategory = z.infer<typeof category>;
