import * as messages from '@bookstore/messages/common';
import { Link } from 'react-router-dom';
import { classNames } from '../lib/classNames.ts';
import { Icon } from './Icon.tsx';

interface Crumb {
  label: string;
  /** Missing for the current page. */
  to?: string;
}

/**
 * The last crumb is truncated, because the heading shows it. @param trail null while loading, to avoid a layout shift
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] | null }) {
  if (!trail) return <div className="h-10" />;
  return (
    <nav aria-label={messages.breadcrumb}>
      <ol className="flex items-center overflow-x-clip text-ink-soft text-sm">
        {trail.map(({ label, to }, index) => (
          <li key={to ?? 'page'} className={classNames('flex items-center', to === undefined ? 'min-w-0' : 'shrink-0')}>
            {index > 0 && (
              <span aria-hidden="true" className="px-1">
                <Icon name="next" size={14} />
              </span>
            )}
            {to === undefined ? (
              <span dir="auto" aria-current="page" className="truncate py-2.5 text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="py-2.5 underline-offset-4 hover:text-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
