import { type ReactNode, useEffect, useRef } from 'react';
import { takeHeadingFocus } from '../lib/navigationFocus.ts';

/** A page's one h1. After a navigation inside the app it takes the focus, so that the new page is read out. */
export function PageHeading({
  children,
  className = 'text-3xl sm:text-4xl',
  isPageName = true,
  ...language
}: {
  children: ReactNode;
  lang?: string;
  dir?: 'auto';
  className?: string;
  /** False in a layout whose pages have headings of their own, which then take the focus. */
  isPageName?: boolean;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (ref.current && isPageName) takeHeadingFocus(ref.current);
  }, [isPageName]);
  return (
    <h1
      {...language}
      ref={ref}
      tabIndex={-1}
      className={`font-display text-balance text-ink outline-none ${className}`}
    >
      {children}
    </h1>
  );
}
