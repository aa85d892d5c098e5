import * as messages from '@bookstore/messages/layout';
import { dashboard } from '@bookstore/shop/dashboard';
import { Suspense, useSyncExternalStore } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { BulkJobNotice } from '../../../admin/books/bulk/BulkJobNotice.tsx';
import { DeletedBooks } from '../../../admin/books/DeletedBooks.tsx';
import { UnsavedDrafts } from '../../../admin/books/UnsavedDrafts.tsx';
import { UndoableOrderSteps } from '../../../admin/orders/UndoableOrderSteps.tsx';
import { LoginRejectedNotice, ReturnToPageNotice } from '../../../admin/session/LoginRejected.tsx';
import { AdminIcon } from '../../../admin/ui/AdminIcon.tsx';
import { usePendingOrderPolling } from '../../../admin/ui/pendingOrderCount.ts';
import { isFactorMissing, watchAdminToken } from '../../../api/adminToken.ts';
import { useLoadSignedInAdmin } from '../../../api/signedInAdminApi.ts';
import { classNames } from '../../../lib/classNames.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useStrayDrops } from './useStrayDrops.ts';

/** Small on phones, because every page shows these buttons. */
const HEAD_BUTTON = 'max-sm:px-2 max-sm:text-sm max-sm:[&>svg]:hidden';

const HEAD_LINK = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4';

export function DashboardLayout() {
  usePendingOrderPolling();
  useStrayDrops();
  useLoadSignedInAdmin();
  const { pathname } = useLocation();
  const isBarred = useSyncExternalStore(watchAdminToken, isFactorMissing) && pathname !== paths.security;
  const isOverview = pathname === paths.dashboard;
  const isOverviewOrBooks = isOverview || pathname === paths.manageBooks;
  return (
    <div className="min-h-dvh bg-paper-sunk md:grid md:grid-cols-[4.5rem_1fr] lg:grid-cols-[15rem_1fr]">
      <SkipLink to="main">{messages.skipToContent}</SkipLink>
      <Sidebar />
      <div className="flex min-w-0 flex-col">
        <TopBar />
        <main id="main" tabIndex={-1} className="grid gap-4 p-4 outline-none max-sm:pt-3 sm:gap-6 sm:p-8">
          <LoginRejectedNotice />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:gap-x-5 sm:gap-y-3">
            {/* Other pages show their own name large. */}
            <div
              className={
                isOverview
                  ? 'grid sm:gap-1'
                  : 'max-sm:min-w-0 max-sm:flex-1 max-sm:basis-22 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4'
              }
            >
              <PageHeading
                isPageName={isOverview}
                className={isOverview ? 'text-2xl sm:text-4xl' : 'text-base sm:text-xl'}
              >
                {messages.dashboard}
              </PageHeading>
              <div className="flex flex-wrap items-center gap-x-4 text-ink-soft">
                <p className={isOverview ? undefined : 'max-sm:text-xs'}>{dashboard.name}</p>
                {/* Phones show the link to the shop on the overview only. */}
                <Link to={paths.home} className={classNames(HEAD_LINK, !isOverview && 'max-sm:hidden')}>
                  {messages.viewShop}
                </Link>
              </div>
            </div>
            <div className="flex flex-wrap gap-2 sm:gap-3">
              <Link to={paths.manageBooks} className={buttonClass('secondary', HEAD_BUTTON)}>
                <AdminIcon name="list" size={20} />
                {messages.manageBooks}
              </Link>
              {/* Secondary on other pages, which may have a red button of their own. */}
              <Link
                to={paths.addBook}
                className={buttonClass(isOverviewOrBooks ? 'primary' : 'secondary', HEAD_BUTTON)}
              >
                <AdminIcon name="plus" size={20} />
                {messages.addNewBook}
              </Link>
            </div>
          </div>
          {isOverview && <ReturnToPageNotice />}
          {isOverviewOrBooks && <UnsavedDrafts />}
          {/* Keeps undo near the pressed buttons. */}
          <UndoableOrderSteps />
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Spinner label={messages.openingThePage} />}>
              {isBarred ? <Navigate to={paths.security} replace /> : <Outlet />}
            </Suspense>
          </ErrorBoundary>
          <BulkJobNotice />
          <DeletedBooks />
        </main>
      </div>
    </div>
  );
}
