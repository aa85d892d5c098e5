import { Shelf } from '../../ui/Shelf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SHELF_BODY } from '../../ui/shelfPlaces.ts';
import { CardsSkeleton } from '../book/CardsSkeleton.tsx';

/** The shape of a carousel of books whose books are on their way. */
export function ShelfSkeleton({ title, hasFilter }: { title: string; hasFilter?: boolean }) {
  const filter = hasFilter && <Skeleton className="h-11 sm:w-48" />;
  return (
    <Shelf title={title} aside={filter}>
      <div className={SHELF_BODY}>
        <CardsSkeleton />
      </div>
    </Shelf>
  );
}
