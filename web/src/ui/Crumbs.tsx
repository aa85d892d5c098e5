import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';

interface Crumb {
  label: string;
  /** Where it leads; the page that is shown leads nowhere. */
  to?: string;
}

/** The way from the home page to this one. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-ink-soft text-sm">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-1">
                <Icon name="next" size={14} />
              </span>
            )}
            {to === undefined ? (
              <span aria-current="page" className="wrap-anywhere py-2.5 text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="wrap-anywhere py-2.5 underline-offset-4 hover:text-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
