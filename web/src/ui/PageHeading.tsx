import { type ReactNode, useEffect, useRef } from 'react';
import { takeHeadingFocus } from '../lib/navigationFocus.ts';

/** Takes the focus after a navigation inside the app, so that screen readers announce the page. */
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
  /** False if the pages of a layout have headings of their own. */
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
