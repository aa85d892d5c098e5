import { dashboard } from '@bookstore/shop/dashboard';
import { useEffect, useRef } from 'react';
import { takeHeadingFocus } from '../../lib/navigationFocus.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { shortCount, usePendingOrderCount } from './pendingOrderCount.ts';

interface Props {
  id?: string;
  className?: string;
  children: string;
}

export function AdminHeading({ id, className, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useAdminMeta(children);
  useEffect(() => {
    if (ref.current) takeHeadingFocus(ref.current);
  }, []);
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className={`font-display outline-none ${className ?? 'text-2xl'}`}>
      {children}
    </h2>
  );
}

/**
 * Excludes dashboard pages from search engines. Titles (specification, section 1) begin with the number of open
 * orders.
 */
export function useAdminMeta(page?: string): void {
  const pending = usePendingOrderCount();
  const mark = pending > 0 ? `(${shortCount(pending)}) ` : '';
  usePageMeta({
    title: page ? mark + page : '',
    site: page ? dashboard.name : mark + dashboard.name,
    isIndexed: false,
  });
}
