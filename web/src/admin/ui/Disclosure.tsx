import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface DisclosureProps {
  label: string;
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ label, open, children }: DisclosureProps) {
  return (
    <details className="group rounded-control border border-line px-4" open={open}>
      <DisclosureSummary>{label}</DisclosureSummary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}

/** Inside a `details` element of the class `group`. */
export function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-medium text-sm">
      {children}
      <span className="text-ink-soft transition-transform group-open:rotate-180">
        <Icon name="down" size={18} />
      </span>
    </summary>
  );
}
