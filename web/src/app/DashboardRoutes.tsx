import * as messages from '@bookstore/messages/layout';
import { lazy, useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import { AdminHeading } from '../admin/ui/AdminHeading.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { addDashboardSlices } from './dashboardStore.ts';
import { AdminGuard } from './guards/AdminGuard.tsx';
import { DashboardLayout } from './layouts/dashboard/DashboardLayout.tsx';
import type { Store } from './store.ts';

const OverviewPage = lazy(() =>
  import('../admin/overview/OverviewPage.tsx').then(({ OverviewPage }) => ({ default: OverviewPage })),
);
const ManageBooksPage = lazy(() =>
  import('../admin/books/ManageBooksPage.tsx').then(({ ManageBooksPage }) => ({ default: ManageBooksPage })),
);
const ImportBooksPage = lazy(() =>
  import('../admin/books/file/ImportBooksPage.tsx').then(({ ImportBooksPage }) => ({ default: ImportBooksPage })),
);
const AddBookPage = lazy(() =>
  import('../admin/books/AddBookPage.tsx').then(({ AddBookPage }) => ({ default: AddBookPage })),
);
const EditBookPage = lazy(() =>
  import('../admin/books/EditBookPage.tsx').then(({ EditBookPage }) => ({ default: EditBookPage })),
);
const AdminOrdersPage = lazy(() =>
  import('../admin/orders/AdminOrdersPage.tsx').then(({ AdminOrdersPage }) => ({ default: AdminOrdersPage })),
);
const NewOrderPage = lazy(() =>
  import('../admin/orders/new/NewOrderPage.tsx').then(({ NewOrderPage }) => ({ default: NewOrderPage })),
);
const OrderDetailPage = lazy(() =>
  import('../admin/orders/OrderDetailPage.tsx').then(({ OrderDetailPage }) => ({ default: OrderDetailPage })),
);
const OrderInvoicesPage = lazy(() =>
  import('../admin/orders/OrderInvoicesPage.tsx').then(({ OrderInvoicesPage }) => ({ default: OrderInvoicesPage })),
);
const SalesPage = lazy(() => import('../admin/sales/SalesPage.tsx').then(({ SalesPage }) => ({ default: SalesPage })));
const SecurityPage = lazy(() =>
  import('../admin/security/SecurityPage.tsx').then(({ SecurityPage }) => ({ default: SecurityPage })),
);
const WithdrawalsPage = lazy(() =>
  import('../admin/withdrawals/WithdrawalsPage.tsx').then(({ WithdrawalsPage }) => ({ default: WithdrawalsPage })),
);
const PublishersPage = lazy(() =>
  import('../admin/publishers/PublishersPage.tsx').then(({ PublishersPage }) => ({ default: PublishersPage })),
);
const LogPage = lazy(() => import('../admin/log/LogPage.tsx').then(({ LogPage }) => ({ default: LogPage })));

/** The routes below /dashboard, in a chunk that no customer loads. */
export function DashboardRoutes() {
  const store = useStore() as Store;
  const [hasSlices, setHasSlices] = useState(false);
  // The pages read these slices.
  useLayoutEffect(() => {
    addDashboardSlices(store);
    setHasSlices(true);
  }, [store]);
  if (!hasSlices) return null;
  return (
    <Routes>
      <Route element={<AdminGuard />}>
        <Route element={<DashboardLayout />}>
          <Route index element={<OverviewPage />} />
          <Route path="add-new-book" element={<AddBookPage />} />
          <Route path="edit-book/:id" element={<EditBookPage />} />
          <Route path="manage-books" element={<ManageBooksPage />} />
          <Route path="manage-books/import" element={<ImportBooksPage />} />
          <Route path="orders" element={<AdminOrdersPage />} />
          <Route path="orders/new" element={<NewOrderPage />} />
          <Route path="orders/:id" element={<OrderDetailPage />} />
          <Route path="orders/:id/invoice" element={<OrderInvoicesPage />} />
          <Route path="sales" element={<SalesPage />} />
          <Route path="security" element={<SecurityPage />} />
          <Route path="publishers" element={<PublishersPage />} />
          <Route path="withdrawals" element={<WithdrawalsPage />} />
          <Route path="log" element={<LogPage />} />
          <Route path="*" element={<UnknownDashboardPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

function UnknownDashboardPage() {
  const action = (
    <Link to={paths.dashboard} className={buttonClass('secondary')}>
      {messages.backToTheDashboard}
    </Link>
  );
  return (
    <>
      <AdminHeading className="sr-only">{messages.pageNotFound}</AdminHeading>
      <EmptyState action={action}>{messages.noSuchDashboardPage}</EmptyState>
    </>
  );
}
