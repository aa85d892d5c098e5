import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  icon?: IconName;
  picture?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon = 'book', picture, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line-strong/40 border-dashed px-6 py-10 text-center sm:py-16">
      {picture ?? (
        <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name={icon} size={30} />
        </span>
      )}
      <p className="wrap-anywhere font-display text-ink text-xl">{children}</p>
      {action}
    </div>
  );
}
