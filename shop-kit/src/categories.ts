import type { z } from 'zod';
import { flag, listOf, object, slug, text, unique } from './fields.ts';

const themaCode = text(10).regex(/^[A-Z][A-Z\d]*$/, {
  error: 'is not a Thema code of capital letters and digits: write one, such as FK',
});

const category = object({
  /** Stored with books and used in addresses; lower case, never change it. */
  id: slug(30),
  /** In menus, headings and breadcrumbs. */
  name: text(30),
  /** For search engines and link previews; defaults to the name's. */
  description: text(160).optional(),
  /** Hides it from the home page's genre filter. */
  isNoGenre: flag.optional(),
  /** Thema codes for ONIX imports: FK includes FKC. The longest match decides. */
  thema: listOf(themaCode, 1, 'codes').optional(),
});

/**
 * `categories.ts`: book categories in display order. Categories can be added at any time, but not removed while they
 * have books (`npm run deploy` and `npm start` report how many).
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
