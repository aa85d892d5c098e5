import { classNames } from '../../lib/classNames.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a carousel's cards (BookCard.tsx) while their books are on their way: it takes the room that they will take. */
export function CardsSkeleton() {
  return (
    <div className="grid gap-10 md:grid-cols-2 lg:gap-[50px] wide:grid-cols-3">
      <CardSkeleton />
      <CardSkeleton className="max-md:hidden" />
      <CardSkeleton className="max-wide:hidden" />
    </div>
  );
}

/** As high as a book's card at each width. */
function CardSkeleton({ className }: { className?: string }) {
  return (
    <div
      className={classNames(
        'grid h-[28.5rem] grid-rows-[1fr_auto] gap-5 sm:max-md:h-[17rem] md:h-[31.75rem]',
        className,
      )}
    >
      <Skeleton className="w-44 md:w-52" />
      <div className="grid gap-3 sm:max-md:hidden">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
