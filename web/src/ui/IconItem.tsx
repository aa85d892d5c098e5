import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  icon: IconName;
  children: ReactNode;
  lang?: string;
  dir?: 'auto';
}

export function IconItem({ icon, children, ...language }: Props) {
  return (
    <li {...language} className="flex gap-2.5">
      <span className="text-accent">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
