import { categories } from '@bookstore/shop/categories';
import type { BookSubject } from '../../api/bookDetails.ts';
import type { Category } from '../../constants.ts';

const CATEGORY_OF: ReadonlyMap<string, Category> = new Map(
  categories.flatMap((category) =>
    'thema' in category ? category.thema.map((code) => [code, category.id] as const) : [],
  ),
);

/** The longest matching prefix decides. */
function categoryOf(code: string, known: ReadonlyMap<string, Category>): Category | undefined {
  for (let length = code.length; length > 0; length -= 1) {
    const category = known.get(code.slice(0, length));
    if (category) return category;
  }
  return undefined;
}

/** Main subjects come first; null if none matches. */
export function categoryOfSubjects(subjects: readonly BookSubject[], known = CATEGORY_OF): Category | null {
  for (const { scheme, code } of subjects) {
    const category = scheme === 'thema' && categoryOf(code, known);
    if (category) return category;
  }
  return null;
}
