import { isSoldOut } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';
import { viewBook } from '@bookstore/messages/alerts';
import { unavailable } from '@bookstore/messages/cart';
import * as messages from '@bookstore/messages/wishes';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { copyText } from '../../lib/copyText.ts';
import { countOf } from '../../lib/format.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ShopSign } from '../../ui/ShopSign.tsx';
import { useAuth } from '../auth/context.ts';
import { TileGrid, TileGridSkeleton } from '../browse/TileGrid.tsx';
import type { ListedBook } from '../browse/useResultPage.ts';
import { NewestBooks } from '../cart/NewestBooks.tsx';
import { Removals } from '../cart/Removals.tsx';
import { useWishRemovals } from './useWishRemovals.ts';
import { addWishes, MAX_WISHES, removeWishes, toWishes, useWishes } from './wishStorage.ts';

/** This browser's list, or a shared list whose ids are in the address. */
export function WishesPage() {
  const sent = useSearchParams()[0].get('books');
  // The key separates the messages of different lists.
  return sent === null ? <OwnList /> : <SentList key={sent} ids={toWishes(sent.split(','))} />;
}

function OwnList() {
  const ids = useWishes();
  const { currentUser } = useAuth();
  const [announcement, setAnnouncement] = useState<ReactNode>('');
  const { removals, remove, undo } = useWishRemovals();
  const removeGone = (missing: readonly string[]) => {
    removeWishes(missing);
    setTimeout(focusPageHeading);
  };
  return (
    <Page
      heading={messages.yourWishList}
      text={currentUser ? messages.keptInAccount : messages.keptInThisBrowser(loginLink)}
      action={ids.length > 0 && <ShareButton ids={ids} onShared={setAnnouncement} />}
      announcement={announcement}
    >
      <Books
        ids={ids}
        empty={messages.empty}
        onRemoveGone={removeGone}
        actionOf={(book) => (
          <>
            {isSoldOut(book) && (
              <Link
                to={paths.book(book._id)}
                aria-label={unavailable(viewBook, book.title)}
                className={buttonClass('secondary', 'px-2! leading-tight max-sm:text-sm')}
              >
                {viewBook}
              </Link>
            )}
            <Button
              look="quiet"
              className="px-2!"
              aria-label={messages.remove(book.title)}
              onClick={() => remove(book)}
            >
              {messages.removeLabel}
            </Button>
          </>
        )}
      />
      <Removals removals={removals} onUndo={undo} />
    </Page>
  );
}

const LINK = 'text-accent underline underline-offset-4 hover:text-accent-strong';

const loginLink = (words: string) => (
  <Link key="login" to={paths.login} className={LINK}>
    {words}
  </Link>
);

function SentList({ ids }: { ids: readonly string[] }) {
  const [announcement, setAnnouncement] = useState<ReactNode>('');
  const add = () => {
    const toOwn = (
      <Link to={paths.wishes} className={LINK}>
        {messages.goToList}
      </Link>
    );
    setAnnouncement(
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
      announcement={announcement}
    >
      <Books ids={ids} empty={messages.sharedEmpty} />
    </Page>
  );
}

interface PageProps {
  heading: string;
  text: ReactNode;
  action: ReactNode;
  /** Result of the last press. */
  announcement: ReactNode;
  children: ReactNode;
}

function Page({ heading, text, action, announcement, children }: PageProps) {
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
        {announcement}
      </div>
      {children}
    </div>
  );
}

/** Shows the list's address if the browser forbids copying. */
function ShareButton({ ids, onShared }: { ids: readonly string[]; onShared: (announcement: ReactNode) => void }) {
  const share = () => {
    const address = window.location.origin + paths.wishesOf(ids);
    const show = () =>
      onShared(
        <>
          {messages.copyThisLink} <span className="wrap-anywhere select-all">{address}</span>
        </>,
      );
    void copyText(address).then(() => onShared(messages.linkCopied), show);
  };
  return (
    <Button look="secondary" onClick={share}>
      {messages.share}
    </Button>
  );
}

const FEW = 4;

interface BooksProps {
  ids: readonly string[];
  empty: string;
  /** Removes ids that are no longer on sale. */
  onRemoveGone?: (ids: readonly string[]) => void;
  actionOf?: (book: ListedBook) => ReactNode;
}

function Books({ ids, empty, onRemoveGone, actionOf }: BooksProps) {
  const { books: found, isComplete, isError, retry } = useBooksById(ids);
  if (ids.length === 0) {
    return (
      <div className="grid gap-10 pt-8">
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
        <div className="-mx-4 sm:-mx-6">
          <NewestBooks />
        </div>
      </div>
    );
  }
  if (!found) {
    return isError ? (
      <ErrorState onRetry={retry}>{messages.notLoaded}</ErrorState>
    ) : (
      <div className="pt-8">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <TileGridSkeleton />
      </div>
    );
  }
  const books = ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
  const missing = isComplete ? ids.filter((id) => !found.some(({ _id }) => _id === id)) : [];
  return (
    <div className="grid gap-6 pt-6 sm:pt-8">
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="font-medium text-danger">{messages.noLongerSold(countOf(missing.length, 'book'))}</p>
          {onRemoveGone && (
            <Button look="quiet" className="-ml-2 px-2!" onClick={() => onRemoveGone(missing)}>
              {messages.removeGone}
            </Button>
          )}
        </div>
      )}
      <TileGrid books={books} actionOf={actionOf} />
      {isComplete && books.length < FEW && (
        <div className="-mx-4 pt-10 sm:-mx-6">
          <NewestBooks />
        </div>
      )}
    </div>
  );
}

/** Loads books in as many calls as the API requires. */
function useBooksById(ids: readonly string[]) {
  const [first, second] = [ids.slice(0, LIMITS.booksById), ids.slice(LIMITS.booksById)];
  const parts = [
    useGetBooksPageQuery({ ids: first }, { skip: first.length === 0 }),
    useGetBooksPageQuery({ ids: second }, { skip: second.length === 0 }),
  ].slice(0, second.length > 0 ? 2 : 1);
  return {
    // While a changed list loads, the earlier one is shown.
    books: parts.every(({ data }) => data) ? parts.flatMap(({ data }) => data?.books ?? []) : null,
    isComplete: parts.every(({ currentData }) => currentData),
    isError: parts.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of parts) if (isError) void refetch();
    },
  };
}
