import { classNames } from '../lib/classNames.ts';

/** A decorative placeholder; another element announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-cover bg-line/60', className)} />;
}
