import { type ReactNode, useEffect, useRef } from 'react';
import { takeHeadingFocus } from '../../lib/navigationFocus.ts';
import { useAdminMeta } from './useAdminMeta.ts';

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
