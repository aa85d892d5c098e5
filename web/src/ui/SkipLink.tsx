import type { ReactNode } from 'react';
import { AnchorLink } from './AnchorLink.tsx';

interface Props {
  to: string;
  children: ReactNode;
}

export function SkipLink({ to, children }: Props) {
  return (
    <AnchorLink
      to={to}
      className="sr-only z-40 rounded-control bg-accent px-5 py-3 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </AnchorLink>
  );
}
