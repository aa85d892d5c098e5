import type { Book } from '@bookstore/contract/api/book';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { struckPriceOf } from '@bookstore/contract/struckPrice';
import * as messages from '@bookstore/messages/wishes';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { countOf } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Price } from '../../ui/Price.tsx';
import { PublicationNote } from '../../ui/PublicationNote.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { LowStockWarning } from '../cart/ItemWarning.tsx';
import { addWishes, MAX_WISHES, removeWishes, toWishes, useWishes } from './wishStorage.ts';

/** This browser's list, or a shared list whose ids are in the address. */
export function WishesPage() {
  const sent = useSearchParams()[0].get('books');
  // The key separates the messages of different lists.
  return sent === null ? <OwnList /> : <SentList key={sent} ids={toWishes(sent.split(','))} />;
}

function OwnList() {
  const ids = useWishes();
  const [said, setSaid] = useState<ReactNode>('');
  const remove = ({ _id, title }: Book) => {
    removeWishes([_id]);
    setSaid(messages.removed(title));
    // The focused button disappears.
    setTimeout(focusPageHeading);
  };
  const removeGone = (gone: readonly string[]) => {
    removeWishes(gone);
    setTimeout(focusPageHeading);
  };
  return (
    <Page
      heading={messages.yourWishList}
      text={messages.keptInThisBrowser}
      action={ids.length > 0 && <ShareButton ids={ids} onShared={setSaid} />}
      said={said}
    >
      <Books
        ids={ids}
        empty={messages.empty}
        onRemoveGone={removeGone}
        actionOf={(book) => (
          <Button look="quiet" className="px-2!" aria-label={messages.remove(book.title)} onClick={() => remove(book)}>
            {messages.removeLabel}
          </Button>
        )}
      />
    </Page>
  );
}

function SentList({ ids }: { ids: readonly string[] }) {
  const [said, setSaid] = useState<ReactNode>('');
  const add = () => {
    const toOwn = (
      <Link to={paths.wishes} className="text-accent underline underline-offset-4">
        {messages.goToList}
      </Link>
    );
    setSaid(
      <>
        {addWishes(ids) ? messages.allAdded : messages.isFull(MAX_WISHES)} {toOwn}
      </>,
    );
  };
  return (
    <Page
      heading={messages.aWishList}
      text={messages.sharedWithYou}
      action={ids.length > 0 && <Button onClick={add}>{messages.addAll}</Button>}
      said={said}
    >
      <Books ids={ids} empty={messages.sharedEmpty} />
    </Page>
  );
}

interface PageProps {
  heading: string;
  text: string;
  action: ReactNode;
  /** Result of the last press. */
  said: ReactNode;
  children: ReactNode;
}

function Page({ heading, text, action, said, children }: PageProps) {
  usePageMeta({ title: heading, description: messages.booksToRemember, isIndexed: false });
  return (
    <div className="mx-auto w-full max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-b pb-5">
        <div className="grid gap-1">
          <PageHeading>{heading}</PageHeading>
          <p className="text-ink-soft">{text}</p>
        </div>
        {action}
      </div>
      <div role="status" className="pt-4 empty:hidden">
        {said}
      </div>
      {children}
    </div>
  );
}

/** Copies the list's address, or shows it if the browser forbids copying. */
function ShareButton({ ids, onShared }: { ids: readonly string[]; onShared: (said: ReactNode) => void }) {
  const share = () => {
    const address = window.location.origin + paths.wishesOf(ids);
    const show = () =>
      onShared(
        <>
          {messages.copyThisLink} <span className="wrap-anywhere select-all">{address}</span>
        </>,
      );
    const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('No clipboard'));
    void copied.then(() => onShared(messages.linkCopied), show);
  };
  return (
    <Button look="secondary" onClick={share}>
      {messages.share}
    </Button>
  );
}

interface BooksProps {
  ids: readonly string[];
  /** Text for an empty list. */
  empty: string;
  /** Removes ids that are no longer on sale. */
  onRemoveGone?: (ids: readonly string[]) => void;
  actionOf?: (book: Book) => ReactNode;
}

function Books({ ids, empty, onRemoveGone, actionOf }: BooksProps) {
  const { data, currentData, isError, refetch } = useGetBooksPageQuery({ ids }, { skip: ids.length === 0 });
  if (ids.length === 0) {
    return (
      <div className="pt-8">
        <EmptyState
          picture={<ShopSign className="w-48" />}
          action={
            <Link to={paths.books} className={buttonClass('secondary')}>
              {messages.findBook}
            </Link>
          }
        >
          {empty}
        </EmptyState>
      </div>
    );
  }
  if (!data) {
    return isError ? (
      <ErrorState onRetry={() => void refetch()}>{messages.notLoaded}</ErrorState>
    ) : (
      <Spinner label={messages.loading} />
    );
  }
  // While a shorter list loads, the longer one is cached.
  const books = data.books.filter(({ _id }) => ids.includes(_id));
  const gone = currentData ? ids.filter((id) => !currentData.books.some(({ _id }) => _id === id)) : [];
  return (
    <>
      {gone.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 pt-5">
          <p className="font-medium text-danger">{messages.noLongerSold(countOf(gone.length, 'book'))}</p>
          {onRemoveGone && (
            <Button look="quiet" className="px-2!" onClick={() => onRemoveGone(gone)}>
              {messages.removeGone}
            </Button>
          )}
        </div>
      )}
      <ul className="divide-y divide-line">
        {books.map((book) => (
          <WishLine key={book._id} book={book} action={actionOf?.(book)} />
        ))}
      </ul>
    </>
  );
}

function WishLine({ book, action }: { book: Book; action: ReactNode }) {
  const author = namedAuthor(book);
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-5 py-6 sm:grid-cols-[7rem_1fr]">
      <Cover book={book} alt={messages.coverOf(book.title)} sizes="112px" className="shadow-cover" />
      <div className="flex flex-col gap-1">
        <h2 dir="auto" className="font-display text-lg leading-snug sm:text-xl">
          <Link to={paths.book(book._id)} className="wrap-anywhere hover:underline">
            {book.title}
          </Link>
        </h2>
        {author && (
          <p dir="auto" className="wrap-anywhere text-ink-soft">
            {author}
          </p>
        )}
        <Price price={book.newPrice} struck={struckPriceOf(book)} className="flex-wrap text-base" />
        <PublicationNote book={book} />
        <LowStockWarning book={book} />
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
          <AddToCartButton book={book} isNamed />
          {action}
        </div>
      </div>
    </li>
  );
}
