import { classNames } from '../lib/classNames.ts';

/** Decorative: another element announces the loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-cover bg-line/60', className)} />;
}
