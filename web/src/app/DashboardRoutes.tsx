import * as messages from '@bookstore/messages/layout';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import { AdminHeading } from '../admin/ui/AdminHeading.tsx';
import { lazyNamed } from '../lib/lazyNamed.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { addDashboardSlices } from './dashboardStore.ts';
import { AdminGuard } from './guards/AdminGuard.tsx';
import { DashboardLayout } from './layouts/dashboard/DashboardLayout.tsx';
import type { Store } from './store.ts';

const OverviewPage = lazyNamed(
  () => import('../admin/overview/OverviewPage.tsx'),
  (module) => module.OverviewPage,
);
const ManageBooksPage = lazyNamed(
  () => import('../admin/books/ManageBooksPage.tsx'),
  (module) => module.ManageBooksPage,
);
const ImportBooksPage = lazyNamed(
  () => import('../admin/books/file/ImportBooksPage.tsx'),
  (module) => module.ImportBooksPage,
);
const AddBookPage = lazyNamed(
  () => import('../admin/books/AddBookPage.tsx'),
  (module) => module.AddBookPage,
);
const EditBookPage = lazyNamed(
  () => import('../admin/books/EditBookPage.tsx'),
  (module) => module.EditBookPage,
);
const AdminOrdersPage = lazyNamed(
  () => import('../admin/orders/AdminOrdersPage.tsx'),
  (module) => module.AdminOrdersPage,
);
const NewOrderPage = lazyNamed(
  () => import('../admin/orders/new/NewOrderPage.tsx'),
  (module) => module.NewOrderPage,
);
const OrderDetailPage = lazyNamed(
  () => import('../admin/orders/OrderDetailPage.tsx'),
  (module) => module.OrderDetailPage,
);
const OrderInvoicesPage = lazyNamed(
  () => import('../admin/orders/OrderInvoicesPage.tsx'),
  (module) => module.OrderInvoicesPage,
);
const SalesPage = lazyNamed(
  () => import('../admin/sales/SalesPage.tsx'),
  (module) => module.SalesPage,
);
const SecurityPage = lazyNamed(
  () => import('../admin/security/SecurityPage.tsx'),
  (module) => module.SecurityPage,
);
const WithdrawalsPage = lazyNamed(
  () => import('../admin/withdrawals/WithdrawalsPage.tsx'),
  (module) => module.WithdrawalsPage,
);
const PublishersPage = lazyNamed(
  () => import('../admin/publishers/PublishersPage.tsx'),
  (module) => module.PublishersPage,
);
const LogPage = lazyNamed(
  () => import('../admin/log/LogPage.tsx'),
  (module) => module.LogPage,
);

/** The routes below /dashboard, in a chunk that no customer loads. */
export function DashboardRoutes() {
  const store = useStore() as Store;
  const [hasSlices, setHasSlices] = useState(false);
  // The pages read them.
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

/** The page of an unknown address below /dashboard. */
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
