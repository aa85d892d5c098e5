import type { ReactNode, Ref } from 'react';

interface Props {
  ref?: Ref<HTMLElement>;
  label: string;
  className: string;
  children: ReactNode;
}

export function ScrollRegion({ ref, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key must reach the region so that arrow keys can scroll it
    <section ref={ref} tabIndex={0} aria-label={label} className={`relative ${className}`}>
      {children}
    </section>
  );
}
