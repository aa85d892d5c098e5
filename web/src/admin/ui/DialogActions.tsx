import type { ReactNode } from 'react';

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions flex flex-wrap justify-end gap-3">{children}</div>;
}
