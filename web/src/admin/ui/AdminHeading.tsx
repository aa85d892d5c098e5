import { dashboard } from '@bookstore/shop/dashboard';
import { type ReactNode, useEffect, useRef } from 'react';
import { takeHeadingFocus } from '../../lib/navigationFocus.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { shortCount, usePendingOrderCount } from './pendingOrderCount.ts';

interface Props {
  /** The page's name in the document's title; the heading itself where that is a text. */
  title?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** The heading of a page below "Dashboard", and the document's title: what is read out when one gets there. */
export function AdminHeading({ title, id, className, children }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useAdminMeta(title ?? (typeof children === 'string' ? children : undefined));
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
 * Every admin page carries the title of the dashboard (specification, section 1), after its own name where it has one, and is
 * nothing to search for. Before both stands how many orders wait to be packed: a tab shows little more.
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
