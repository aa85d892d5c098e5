import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery } from '@bookstore/contract/api/booksQuery';
import * as messages from '@bookstore/messages/series';
import { shop } from '@bookstore/shop/shop';
import { useParams } from 'react-router-dom';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PriceNote } from '../legal/PriceNote.tsx';
import { MoreOfCategory } from './MoreOfCategory.tsx';
import { CategoryLinks } from './NothingFound.tsx';
import { TileGrid, TileGridSkeleton } from './TileGrid.tsx';
import type { ListedBook } from './useResultPage.ts';

/** At most one row on a large screen. */
const FEW = 4;

export function SeriesPage() {
  const { name = '' } = useParams();
  return (
    <NamedBooksPage
      key={name}
      name={name}
      query={{ series: name }}
      above={messages.series}
      description={messages.seriesDescription(name, shop.name)}
      none={messages.noSuchSeries}
      noteOf={getNumber}
    />
  );
}

const getNumber = (book: ListedBook | Book) =>
  'series' in book && book.series?.number !== undefined ? messages.book(book.series.number) : '';

export function ContributorPage() {
  const { name = '' } = useParams();
  return (
    <NamedBooksPage
      key={name}
      name={name}
      query={{ contributor: name }}
      above={messages.booksOfPerson}
      description={messages.personDescription(name, shop.name)}
      none={messages.noSuchPerson}
    />
  );
}

interface Props {
  name: string;
  query: BooksQuery;
  above: string;
  description: string;
  none: string;
  noteOf?: (book: ListedBook) => string;
}

function NamedBooksPage({ name, query, above, description, none, noteOf }: Props) {
  const { data, isError, refetch } = useGetBooksPageQuery(query);
  const books = data?.books;
  const isNone = books?.length === 0;
  usePageMeta({ title: name, description, isIndexed: !isNone && !isError });
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-3 pb-20 sm:px-6 sm:pt-5">
      <div>
        <Breadcrumbs trail={crumbsTo(name)} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div>
            <p className="text-ink-soft text-sm">{above}</p>
            <PageHeading dir="auto" className="wrap-anywhere text-3xl sm:text-4xl">
              {name}
            </PageHeading>
          </div>
          <p role="status" className={isNone ? 'sr-only' : 'min-h-6 text-ink-soft tabular-nums'}>
            {books ? messages.counted(books.length) : !isError && <span className="sr-only">{messages.loading}</span>}
          </p>
        </div>
      </div>
      {!books && isError && <ErrorState onRetry={() => void refetch()}>{messages.notLoaded}</ErrorState>}
      {!books && !isError && <TileGridSkeleton />}
      {books && (isNone ? <EmptyState action={<CategoryLinks />}>{none}</EmptyState> : <PriceNote />)}
      {books && !isNone && <TileGrid books={books} {...(noteOf && { noteOf })} />}
      {books?.[0] && books.length <= FEW && <MoreOfCategory category={books[0].category} except={books} />}
    </div>
  );
}

const crumbsTo = (name: string) => [
  { label: messages.home, to: paths.home },
  { label: messages.books, to: paths.books },
  { label: name },
];
