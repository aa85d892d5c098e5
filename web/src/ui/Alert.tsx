import type { ReactNode } from 'react';
import { classNames } from '../lib/classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  children: ReactNode;
  tone?: 'danger' | 'note';
  icon?: IconName;
}

/** Screen readers announce a failure assertively, a note politely. */
export function Alert({ children, tone = 'danger', icon = tone === 'danger' ? 'alert' : 'check' }: Props) {
  const isDanger = tone === 'danger';
  return (
    <div
      role={isDanger ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-control border px-4 py-3 text-ink',
        isDanger ? 'border-danger bg-danger-soft' : 'border-line-strong bg-paper-sunk',
      )}
    >
      <span className={classNames('pt-0.5', isDanger ? 'text-danger' : 'text-success')}>
        <Icon name={icon} size={20} />
      </span>
      <div className="wrap-anywhere min-w-0">{children}</div>
    </div>
  );
}
