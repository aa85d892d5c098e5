import { futurePublicationOf, publicationText } from '@bookstore/contract/announced';
import type { BookDetails } from '@bookstore/contract/api/bookDetails';

export function PublicationNote({ book }: { book: Pick<BookDetails, 'published'> }) {
  const appears = futurePublicationOf(book);
  return appears !== '' && <p className="font-medium text-ink text-sm">{publicationText(appears)}</p>;
}
