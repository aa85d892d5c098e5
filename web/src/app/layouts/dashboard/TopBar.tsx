import { dashboard } from '@bookstore/shop/dashboard';
import { logOutAdmin } from '../../../features/admin/session/logOut.ts';
import { AdminIcon } from '../../../features/admin/ui/AdminIcon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminAvatar } from './AdminAvatar.tsx';
import { DashboardSearch } from './DashboardSearch.tsx';

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
            <p className="font-medium leading-tight">{dashboard.person}</p>
            <p className="text-ink-soft text-sm leading-tight">{dashboard.role}</p>
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
