import { futurePublicationOf, publicationText } from '@bookstore/contract/announced';
import type { BookDetails } from '@bookstore/contract/api/bookDetails';
import type { BookAvailability } from '@bookstore/contract/api/stock';
import { canBeOrdered, formatPublished } from '@bookstore/contract/format/bookFacts';
import { preOrder } from '@bookstore/messages/book';

interface Props {
  book: BookAvailability & Pick<BookDetails, 'published' | 'orderable'>;
  /** Abbreviates a pre-order's date on phones. */
  isShortOnPhones?: boolean;
}

/** The specification names the button "Add to Cart", so this note calls it a pre-order. */
export function PublicationNote({ book, isShortOnPhones = false }: Props) {
  const appears = futurePublicationOf(book);
  if (appears === '') return null;
  const published = publicationText(appears);
  const isPreOrder = canBeOrdered(book);
  const text = isPreOrder ? preOrder(published) : published;
  return (
    <p className="text-balance font-medium text-ink text-sm">
      {isShortOnPhones && isPreOrder ? (
        <>
          <span className="max-md:hidden">{text}</span>
          <span className="md:hidden">{preOrder(formatPublished(appears, 'short'))}</span>
        </>
      ) : (
        text
      )}
    </p>
  );
}
