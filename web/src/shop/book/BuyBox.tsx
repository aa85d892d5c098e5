import { firstDayOfDate, futurePublicationOf } from '@bookstore/contract/announced';
import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { deliveryTimeText, shippingText } from '@bookstore/contract/deliveryTexts';
import { canBeOrdered, isWithheld, unavailableReason } from '@bookstore/contract/format/bookFacts';
import { paymentInSentence } from '@bookstore/contract/payment';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/book';
import { delivery } from '@bookstore/shop/delivery';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isWhole } from '../../api/cachedBooks.ts';
import { classNames } from '../../lib/classNames.ts';
import { IN_SHOP_LANGUAGE } from '../../lib/inShopLanguage.ts';
import { useArrival } from '../../lib/useArrival.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconItem } from '../../ui/IconItem.tsx';
import { Price } from '../../ui/Price.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { selectIsInCart } from '../cart/cartSlice.ts';
import { LowStockWarning } from '../cart/ItemWarning.tsx';

/** A sticky row at the bottom of phones. */
const BAR =
  'border-line max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:-mx-4 max-md:border-t max-md:bg-paper max-md:px-4 max-md:py-2 sm:max-md:-mx-6 sm:max-md:px-6';

export function BuyBox({ book }: { book: Book | BookTitle }) {
  return (
    <div
      className={classNames(
        'gap-x-4 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between md:grid md:gap-y-3',
        canBeOrdered(book) && BAR,
      )}
    >
      <div className="max-md:flex-1 max-md:basis-36 md:contents">
        <Price price={book.newPrice} struck={struckPriceOf(book)} className="text-xl md:text-2xl" />
        <PublicationNote book={book} isShortOnPhones />
        {canBeOrdered(book) && (
          <div className="flex flex-wrap gap-x-3 md:order-last">
            <LowStockWarning book={book} />
            <InYourCart id={book._id} />
          </div>
        )}
      </div>
      <BuyButton book={book} />
    </div>
  );
}

const BUTTON = 'max-md:px-4 min-h-12';

/** Shows text instead if the book cannot be ordered. */
function BuyButton({ book }: { book: Book | BookTitle }) {
  if (!canBeOrdered(book)) {
    const isAnnounced = isWithheld(book) && futurePublicationOf(book) !== '';
    return <p className="font-medium">{isAnnounced ? messages.cannotBeOrderedYet : unavailableReason(book)}</p>;
  }
  if (!isWhole(book)) return <Skeleton className={classNames(BUTTON, 'max-md:w-32')} />;
  return <AddToCartButton book={book} className={BUTTON} />;
}

function InYourCart({ id }: { id: string }) {
  const isInCart = useSelector(selectIsInCart(id));
  return (
    <p role="status" className="flex items-center gap-x-1.5 text-sm">
      {isInCart && (
        <>
          <span className="text-success">
            <Icon name="check" size={18} />
          </span>
          <span className="max-md:sr-only">
            {messages.inYourCart} <span aria-hidden="true">·</span>
          </span>
          <Link
            to={paths.cart}
            className="-my-2 py-2 text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {messages.viewCart}
          </Link>
        </>
      )}
    </p>
  );
}

export function DeliveryPromise({ book }: { book: BookTitle }) {
  const appears = futurePublicationOf(book);
  const arrival = useArrival(appears && firstDayOfDate(appears));
  const time = deliveryTimeText();
  if (!canBeOrdered(book)) return null;
  return (
    <ul className="grid gap-1.5 text-ink-soft text-sm">
      {!appears && book.availability !== 'low' && <IconItem icon="check">{messages.available}</IconItem>}
      {(arrival || time) && (
        <IconItem icon="parcel">
          {arrival && <strong className="font-semibold text-ink">{arrival}</strong>}
          {time && (
            <span {...IN_SHOP_LANGUAGE} className="block">
              {time}
            </span>
          )}
        </IconItem>
      )}
      <IconItem icon="check">
        {messages.deliveryAndPayment(
          <span key="shipping" {...IN_SHOP_LANGUAGE}>
            {shippingText()}
          </span>,
          paymentInSentence(),
        )}
      </IconItem>
      <IconItem icon="check">
        <span {...IN_SHOP_LANGUAGE}>{delivery.promise}</span>
      </IconItem>
    </ul>
  );
}
