import type { BookContent } from './bookRecord.ts';
import { searchKeysOf } from './bookSearchKeys.ts';
import { titleKeyOf } from './bookSorts.ts';

/** What is stored with a book beside its content, so that Firestore can order by it and find it. */
export function derivedFieldsOf({ title, author, category }: Pick<BookContent, 'title' | 'author' | 'category'>) {
  return { titleKey: titleKeyOf(title), searchKeys: searchKeysOf({ title, author, category }) };
}
