import { lazyNamed } from '../lib/lazyNamed.tsx';

/** Every page is a chunk of its own, loaded when it is opened. */
export const HomePage = lazyNamed(() => import('../shop/home/HomePage.tsx').then((module) => module.HomePage));
export const AboutPage = lazyNamed(() => import('../shop/about/AboutPage.tsx').then((module) => module.AboutPage));
export const LoginPage = lazyNamed(() => import('../shop/auth/LoginPage.tsx').then((module) => module.LoginPage));
export const RegisterPage = lazyNamed(() =>
  import('../shop/auth/RegisterPage.tsx').then((module) => module.RegisterPage),
);
export const CartPage = lazyNamed(() => import('../shop/cart/CartPage.tsx').then((module) => module.CartPage));
export const BrowsePage = lazyNamed(() => import('../shop/browse/BrowsePage.tsx').then((module) => module.BrowsePage));
export const BookPage = lazyNamed(() => import('../shop/book/BookPage.tsx').then((module) => module.BookPage));
export const CheckoutPage = lazyNamed(() =>
  import('../shop/checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
);
export const QuickOrder = lazyNamed(() =>
  import('../shop/checkout/QuickOrder.tsx').then((module) => module.QuickOrder),
);
export const OrdersPage = lazyNamed(() => import('../shop/orders/OrdersPage.tsx').then((module) => module.OrdersPage));
export const UserDashboardPage = lazyNamed(() =>
  import('../shop/orders/UserDashboardPage.tsx').then((module) => module.UserDashboardPage),
);
export const AccountPage = lazyNamed(() =>
  import('../shop/account/AccountPage.tsx').then((module) => module.AccountPage),
);
export const LegalPage = lazyNamed(() => import('../shop/legal/LegalPage.tsx').then((module) => module.LegalPage));
export const WithdrawPage = lazyNamed(() =>
  import('../shop/withdraw/WithdrawPage.tsx').then((module) => module.WithdrawPage),
);
export const NotFoundPage = lazyNamed(() => import('./NotFoundPage.tsx').then((module) => module.NotFoundPage));

export const AdminLoginPage = lazyNamed(() =>
  import('../admin/session/AdminLoginPage.tsx').then((module) => module.AdminLoginPage),
);
export const DashboardRoutes = lazyNamed(() =>
  import('./DashboardRoutes.tsx').then((module) => module.DashboardRoutes),
);
