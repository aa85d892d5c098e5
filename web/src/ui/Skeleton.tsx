import { classNames } from '../lib/classNames.ts';

/** The shape of something that is on its way. Decoration: the loading text is said elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-cover bg-line/60', className)} />;
}
