import { Link, useLocation } from 'react-router-dom';
import { AdminIcon, type AdminIconName } from '../../features/admin/ui/AdminIcon.tsx';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/Logo.tsx';

const LINKS: { label: string; path: string; icon: AdminIconName }[] = [
  { label: 'Dashboard', path: paths.dashboard, icon: 'home' },
  { label: 'Add book', path: paths.addBook, icon: 'plus' },
  { label: 'Books', path: paths.manageBooks, icon: 'list' },
];

/** At the left; folded to its icons on a tablet, and to a bar with short names at the bottom of a phone. */
export function Sidebar() {
  const { pathname } = useLocation();
  return (
    <aside className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper-raised md:sticky md:top-0 md:h-dvh md:border-t-0 md:border-r">
      <div className="flex h-[4.25rem] items-center px-7 max-lg:hidden">
        <Logo />
      </div>
      <nav
        aria-label="Dashboard"
        className="flex justify-around p-1 md:grid md:justify-stretch md:gap-2 md:p-3 lg:px-4 lg:pt-4"
      >
        {LINKS.map(({ label, path, icon }) => (
          <Link
            key={path}
            to={path}
            aria-current={pathname === path ? 'page' : undefined}
            className="flex min-h-11 items-center justify-center gap-3 rounded-control px-3 font-medium text-ink transition-colors hover:bg-paper-sunk aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent max-md:min-w-20 max-md:flex-col max-md:gap-0.5 max-md:py-1 max-md:text-xs lg:justify-start forced-colors:aria-[current=page]:underline"
          >
            <AdminIcon name={icon} />
            <span className="md:max-lg:sr-only">{label}</span>
          </Link>
        ))}
      </nav>
    </aside>
  );
}
