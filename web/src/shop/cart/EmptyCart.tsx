import { formatPrice } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/cart';
import { Link } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SHELF_BODY, SHELF_BUTTONS, Shelf } from '../../ui/Shelf.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';

const NEWEST = { limit: 6, available: true, sort: 'newest' } as const;

interface Props {
  /** Who comes to an empty cart is shown books. Who has just emptied it is not: taking books out makes no call. */
  hasShelf: boolean;
}

export function EmptyCart({ hasShelf }: Props) {
  const action = (
    <Link to={paths.home} className={buttonClass('secondary')}>
      {messages.continueShopping}
    </Link>
  );
  return (
    <div className="grid gap-10 pt-8">
      <EmptyState picture={<ShopSign className="w-48" />} action={action}>
        {messages.noProductFound}
      </EmptyState>
      {hasShelf && <NewestBooks />}
    </div>
  );
}

/** A shelf of covers; none while it loads, and where it does not load. */
function NewestBooks() {
  const { data } = useGetBooksPageQuery(NEWEST);
  if (!data?.books.length) return null;
  return (
    <div className="-mx-4 sm:-mx-6">
      <Shelf title={messages.newOnTheShelves}>
        <div className={SHELF_BUTTONS}>
          <Link to={paths.books} className={buttonClass('quiet', 'text-accent')}>
            {messages.allBooks}
          </Link>
        </div>
        <ul className={`${SHELF_BODY} grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-6`}>
          {data.books.map((book) => (
            <li key={book._id}>
              <Link to={paths.book(book._id)} className="group grid gap-3">
                <Cover
                  book={book}
                  alt=""
                  sizes="(min-width: 1024px) 180px, (min-width: 640px) 30vw, 45vw"
                  className="shadow-cover"
                />
                <span dir="auto" className="wrap-anywhere font-display leading-snug group-hover:underline">
                  {book.title}
                </span>
                <span className="text-ink-soft tabular-nums">{formatPrice(book.newPrice)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Shelf>
    </div>
  );
}
