import { Shelf } from '../../ui/Shelf.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of a carousel of books whose books are on their way: it takes the room that they will take. */
export function ShelfSkeleton({ title }: { title: string }) {
  return (
    <Shelf title={title}>
      <div className="grid gap-10 md:grid-cols-2 lg:gap-[50px] min-[1180px]:grid-cols-3">
        <Skeleton className="h-[34rem]" />
        <Skeleton className="h-[34rem] max-md:hidden" />
        <Skeleton className="h-[34rem] max-[1179px]:hidden" />
      </div>
    </Shelf>
  );
}
