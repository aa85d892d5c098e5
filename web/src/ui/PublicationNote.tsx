import { futurePublicationOf, publicationText } from '@bookstore/contract/announced';
import type { BookDetails } from '@bookstore/contract/api/bookDetails';
import type { BookAvailability } from '@bookstore/contract/api/stock';
import { canBeOrdered } from '@bookstore/contract/format/bookFacts';
import { preOrder } from '@bookstore/messages/book';

/** The specification names the button "Add to Cart", so this note calls it a pre-order. */
export function PublicationNote({ book }: { book: BookAvailability & Pick<BookDetails, 'published' | 'orderable'> }) {
  const appears = futurePublicationOf(book);
  if (appears === '') return null;
  const text = publicationText(appears);
  return <p className="text-balance font-medium text-ink text-sm">{canBeOrdered(book) ? preOrder(text) : text}</p>;
}
