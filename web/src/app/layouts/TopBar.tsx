import { useLocation, useSearchParams } from 'react-router-dom';
import { logOutAdmin } from '../../features/admin/session/logOut.ts';
import { AdminIcon } from '../../features/admin/ui/AdminIcon.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AdminAvatar } from './AdminAvatar.tsx';

export function TopBar() {
  return (
    <header className="flex items-center gap-3 border-line border-b bg-paper-raised px-4 py-3 sm:px-8">
      <DashboardSearch />
      <div className="ml-auto flex items-center gap-1 sm:gap-4">
        <button
          type="button"
          aria-label="Notifications"
          className="grid size-11 cursor-pointer place-items-center rounded-full text-ink hover:bg-paper-sunk"
        >
          <AdminIcon name="bell" />
        </button>
        <div className="flex items-center gap-3">
          <div className="hidden text-right sm:block">
            <p className="font-medium leading-tight">Grace Simmons</p>
            <p className="text-ink-soft text-sm leading-tight">Lecturer</p>
          </div>
          <AdminAvatar />
        </div>
        <Button look="quiet" className="px-3!" onClick={logOutAdmin} aria-label="Log out">
          <AdminIcon name="logout" />
        </Button>
      </div>
    </header>
  );
}

/** Filters the table of books where it is shown, by the address's `q`; elsewhere it does nothing, as specified. */
function DashboardSearch() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const isActive = pathname === paths.manageBooks;
  const search = (text: string) => {
    if (isActive) setParams(text === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <search className="relative block min-w-0 max-w-sm flex-1">
      <label>
        <span className="sr-only">Search the dashboard</span>
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
          <Icon name="search" size={20} />
        </span>
        <input
          // Another page, another text: the box is not tied to the address where it does nothing.
          key={pathname}
          type="text"
          placeholder="Search"
          autoComplete="off"
          defaultValue={isActive ? (params.get('q') ?? '') : ''}
          onChange={(event) => search(event.target.value)}
          className="min-h-11 w-full rounded-full border border-line-strong bg-paper py-2 pr-4 pl-11 placeholder:text-ink-soft hover:border-ink"
        />
      </label>
    </search>
  );
}
