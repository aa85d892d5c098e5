import { LEGAL_PAGES } from '@bookstore/contract/legalPages';
import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { CustomerPage } from '../shop/auth/returnPath.ts';
import { CustomerGuard } from './guards/CustomerGuard.tsx';
import { PublicLayout } from './layouts/public/PublicLayout.tsx';
import * as pages from './pages.ts';

const customerPages: Record<CustomerPage, ReactElement> = {
  '/checkout': <pages.CheckoutPage />,
  '/orders': <pages.OrdersPage />,
  '/orders/:id/invoice': <pages.InvoicePage />,
  '/user-dashboard': <pages.UserDashboardPage />,
  '/account': <pages.AccountPage />,
};

/** Suspense is inside the layouts, so that a loading page never blanks them. */
export const routes = (
  <>
    <Route path="/" element={<PublicLayout />}>
      <Route index element={<pages.HomePage />} />
      <Route path="about" element={<pages.AboutPage />} />
      <Route path="login" element={<pages.LoginPage />} />
      <Route path="register" element={<pages.RegisterPage />} />
      <Route
        path="cart"
        element={
          <pages.CartPage quickOrder={<pages.QuickOrder />} similarTo={(book) => <pages.MoreLikeThis book={book} />} />
        }
      />
      <Route path="books" element={<pages.BrowsePage />} />
      <Route path="withdraw" element={<pages.WithdrawPage />} />
      <Route path="wishes" element={<pages.WishesPage />} />
      <Route path="books/:id" element={<pages.BookPage />} />
      <Route path="books/:id/excerpt" element={<pages.ExcerptPage />} />
      <Route path="series/:name" element={<pages.SeriesPage />} />
      <Route path="contributors/:name" element={<pages.ContributorPage />} />
      <Route element={<CustomerGuard />}>
        {Object.entries(customerPages).map(([path, element]) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Route>
      {LEGAL_PAGES.map((name) => (
        <Route key={name} path={`legal/${name}`} element={<pages.LegalPage key={name} name={name} />} />
      ))}
      <Route path="*" element={<pages.NotFoundPage />} />
    </Route>
    <Route path="admin" element={<pages.AdminLoginPage />} />
    <Route path="dashboard/*" element={<pages.DashboardRoutes />} />
  </>
);
