import { lazyNamed } from '../lib/lazyNamed.tsx';

/** Every page in a chunk of its own: nobody loads a page that they do not open. */
export const HomePage = lazyNamed(() => import('../features/home/HomePage.tsx').then((module) => module.HomePage));
export const AboutPage = lazyNamed(() => import('../features/about/AboutPage.tsx').then((module) => module.AboutPage));
export const LoginPage = lazyNamed(() => import('../features/auth/LoginPage.tsx').then((module) => module.LoginPage));
export const RegisterPage = lazyNamed(() =>
  import('../features/auth/RegisterPage.tsx').then((module) => module.RegisterPage),
);
export const CartPage = lazyNamed(() => import('../features/cart/CartPage.tsx').then((module) => module.CartPage));
export const BrowsePage = lazyNamed(() =>
  import('../features/browse/BrowsePage.tsx').then((module) => module.BrowsePage),
);
export const BookPage = lazyNamed(() => import('../features/books/BookPage.tsx').then((module) => module.BookPage));
export const CheckoutPage = lazyNamed(() =>
  import('../features/checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
);
export const OrdersPage = lazyNamed(() =>
  import('../features/orders/OrdersPage.tsx').then((module) => module.OrdersPage),
);
export const UserDashboardPage = lazyNamed(() =>
  import('../features/orders/UserDashboardPage.tsx').then((module) => module.UserDashboardPage),
);
export const AccountPage = lazyNamed(() =>
  import('../features/account/AccountPage.tsx').then((module) => module.AccountPage),
);
export const NotFoundPage = lazyNamed(() => import('./NotFoundPage.tsx').then((module) => module.NotFoundPage));

export const AdminLoginPage = lazyNamed(() =>
  import('../features/admin/session/AdminLoginPage.tsx').then((module) => module.AdminLoginPage),
);
export const DashboardRoutes = lazyNamed(() =>
  import('./DashboardRoutes.tsx').then((module) => module.DashboardRoutes),
);
