import { lazyNamed } from '../lib/lazyNamed.tsx';

/** Every page is a chunk of its own, loaded when it is opened. */
export const HomePage = lazyNamed(
  () => import('../shop/home/HomePage.tsx'),
  (module) => module.HomePage,
);
export const AboutPage = lazyNamed(
  () => import('../shop/about/AboutPage.tsx'),
  (module) => module.AboutPage,
);
export const LoginPage = lazyNamed(
  () => import('../shop/auth/LoginPage.tsx'),
  (module) => module.LoginPage,
);
export const RegisterPage = lazyNamed(
  () => import('../shop/auth/RegisterPage.tsx'),
  (module) => module.RegisterPage,
);
export const MoreLikeThis = lazyNamed(
  () => import('../shop/book/MoreLikeThis.tsx'),
  (module) => module.MoreLikeThis,
);
export const CartPage = lazyNamed(
  () => import('../shop/cart/CartPage.tsx'),
  (module) => module.CartPage,
);
export const BrowsePage = lazyNamed(
  () => import('../shop/browse/BrowsePage.tsx'),
  (module) => module.BrowsePage,
);
export const SeriesPage = lazyNamed(
  () => import('../shop/browse/NamedBooksPage.tsx'),
  (module) => module.SeriesPage,
);
export const ContributorPage = lazyNamed(
  () => import('../shop/browse/NamedBooksPage.tsx'),
  (module) => module.ContributorPage,
);
export const BookPage = lazyNamed(
  () => import('../shop/book/BookPage.tsx'),
  (module) => module.BookPage,
);
export const ExcerptPage = lazyNamed(
  () => import('../shop/book/excerpt/ExcerptPage.tsx'),
  (module) => module.ExcerptPage,
);
export const CheckoutPage = lazyNamed(
  () => import('../shop/checkout/CheckoutPage.tsx'),
  (module) => module.CheckoutPage,
);
export const QuickOrder = lazyNamed(
  () => import('../shop/checkout/QuickOrder.tsx'),
  (module) => module.QuickOrder,
);
export const OrdersPage = lazyNamed(
  () => import('../shop/orders/OrdersPage.tsx'),
  (module) => module.OrdersPage,
);
export const InvoicePage = lazyNamed(
  () => import('../shop/orders/InvoicePage.tsx'),
  (module) => module.InvoicePage,
);
export const UserDashboardPage = lazyNamed(
  () => import('../shop/orders/UserDashboardPage.tsx'),
  (module) => module.UserDashboardPage,
);
export const AccountPage = lazyNamed(
  () => import('../shop/account/AccountPage.tsx'),
  (module) => module.AccountPage,
);
export const LegalPage = lazyNamed(
  () => import('../shop/legal/LegalPage.tsx'),
  (module) => module.LegalPage,
);
export const WithdrawPage = lazyNamed(
  () => import('../shop/withdraw/WithdrawPage.tsx'),
  (module) => module.WithdrawPage,
);
export const WishesPage = lazyNamed(
  () => import('../shop/wishes/WishesPage.tsx'),
  (module) => module.WishesPage,
);
export const NotFoundPage = lazyNamed(
  () => import('./NotFoundPage.tsx'),
  (module) => module.NotFoundPage,
);

export const AdminLoginPage = lazyNamed(
  () => import('../admin/session/AdminLoginPage.tsx'),
  (module) => module.AdminLoginPage,
);
export const DashboardRoutes = lazyNamed(
  () => import('./DashboardRoutes.tsx'),
  (module) => module.DashboardRoutes,
);
