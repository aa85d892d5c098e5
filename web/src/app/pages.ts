import { lazy } from 'react';
import { afterFirstView } from '../lib/firstView.ts';

/** Each page is a chunk, loaded when it is opened. */
export const HomePage = lazy(() => import('../shop/home/HomePage.tsx').then(({ HomePage }) => ({ default: HomePage })));
export const AboutPage = lazy(() =>
  import('../shop/about/AboutPage.tsx').then(({ AboutPage }) => ({ default: AboutPage })),
);
export const LoginPage = lazy(() =>
  import('../shop/auth/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage })),
);
export const RegisterPage = lazy(() =>
  import('../shop/auth/RegisterPage.tsx').then(({ RegisterPage }) => ({ default: RegisterPage })),
);
export const MoreLikeThis = lazy(() =>
  afterFirstView(() => import('../shop/book/MoreLikeThis.tsx')).then(({ MoreLikeThis }) => ({ default: MoreLikeThis })),
);
const importCartPage = () => import('../shop/cart/CartPage.tsx');
export const CartPage = lazy(() => importCartPage().then(({ CartPage }) => ({ default: CartPage })));
export const BrowsePage = lazy(() =>
  import('../shop/browse/BrowsePage.tsx').then(({ BrowsePage }) => ({ default: BrowsePage })),
);
export const SeriesPage = lazy(() =>
  import('../shop/browse/NamedBooksPage.tsx').then(({ SeriesPage }) => ({ default: SeriesPage })),
);
export const ContributorPage = lazy(() =>
  import('../shop/browse/NamedBooksPage.tsx').then(({ ContributorPage }) => ({ default: ContributorPage })),
);
const importBookPage = () => import('../shop/book/BookPage.tsx');
export const BookPage = lazy(() => importBookPage().then(({ BookPage }) => ({ default: BookPage })));
export const ExcerptPage = lazy(() =>
  import('../shop/book/excerpt/ExcerptPage.tsx').then(({ ExcerptPage }) => ({ default: ExcerptPage })),
);
const importOrdersPage = () => import('../shop/orders/OrdersPage.tsx');
export const CheckoutPage = lazy(async () => {
  const { CheckoutPage } = await import('../shop/checkout/CheckoutPage.tsx');
  // The next page opens even if the connection is lost after the order.
  void importOrdersPage().catch(() => undefined);
  return { default: CheckoutPage };
});
export const QuickOrder = lazy(() =>
  afterFirstView(() => import('../shop/checkout/QuickOrder.tsx')).then(({ QuickOrder }) => ({ default: QuickOrder })),
);
export const OrdersPage = lazy(() => importOrdersPage().then(({ OrdersPage }) => ({ default: OrdersPage })));
export const InvoicePage = lazy(() =>
  import('../shop/orders/InvoicePage.tsx').then(({ InvoicePage }) => ({ default: InvoicePage })),
);
export const UserDashboardPage = lazy(() =>
  import('../shop/orders/UserDashboardPage.tsx').then(({ UserDashboardPage }) => ({ default: UserDashboardPage })),
);
export const AccountPage = lazy(() =>
  import('../shop/account/AccountPage.tsx').then(({ AccountPage }) => ({ default: AccountPage })),
);
export const LegalPage = lazy(() =>
  import('../shop/legal/LegalPage.tsx').then(({ LegalPage }) => ({ default: LegalPage })),
);
export const WithdrawPage = lazy(() =>
  import('../shop/withdraw/WithdrawPage.tsx').then(({ WithdrawPage }) => ({ default: WithdrawPage })),
);
export const WishesPage = lazy(() =>
  import('../shop/wishes/WishesPage.tsx').then(({ WishesPage }) => ({ default: WishesPage })),
);
export const NotFoundPage = lazy(() =>
  import('./NotFoundPage.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);

export const AdminLoginPage = lazy(() =>
  import('../admin/session/AdminLoginPage.tsx').then(({ AdminLoginPage }) => ({ default: AdminLoginPage })),
);
export const DashboardRoutes = lazy(() =>
  import('./DashboardRoutes.tsx').then(({ DashboardRoutes }) => ({ default: DashboardRoutes })),
);

/** If loading fails, opening the page tries again. */
export const preloadBookPage = () => void importBookPage().catch(() => undefined);

/** Loads the code of the cart, so that the cart opens offline. */
export const preloadCartPage = () => void importCartPage().catch(() => undefined);
