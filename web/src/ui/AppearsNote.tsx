import { appearanceOf, appearsText } from '@bookstore/contract/announced';
import type { BookDetails } from '@bookstore/contract/api/bookDetails';

/** Publication date of an announced book. */
export function AppearsNote({ book }: { book: Pick<BookDetails, 'published'> }) {
  const appears = appearanceOf(book);
  return appears !== '' && <p className="font-medium text-ink text-sm">{appearsText(appears)}</p>;
}
