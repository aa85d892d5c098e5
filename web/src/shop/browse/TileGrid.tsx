import { classNames } from '../../lib/classNames.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BookTile } from './BookTile.tsx';
import type { ShownBook } from './booksShown.ts';

const GRID = 'grid grid-cols-2 [--gap:1rem] sm:[--gap:1.5rem] gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4';

/** Covers that the first screen shows of a page. */
const EAGER_COVERS = 4;
/** About as many as the first screen shows. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface Props {
  books: readonly ShownBook[];
  /** The page that was asked for is still on its way: these are the books before. */
  isStale: boolean;
}

export function TileGrid({ books, isStale }: Props) {
  return (
    <ul aria-busy={isStale} className={classNames(GRID, 'transition-opacity', isStale && 'opacity-50')}>
      {books.map((book, index) => (
        <li key={book._id}>
          <BookTile book={book} isEager={index < EAGER_COVERS} />
        </li>
      ))}
    </ul>
  );
}

/** The room that the tiles will take. */
export function TileGridSkeleton() {
  return (
    <div className={GRID}>
      {PLACES.map((place) => (
        <div key={place} className="grid gap-3">
          <Skeleton className="aspect-2/3 max-w-44" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-11 rounded-control" />
        </div>
      ))}
    </div>
  );
}
