import type { DashboardTexts } from '@bookstore/shop-kit/dashboard';

export const dashboard: DashboardTexts = {
  name: 'Buchkontor, Lager',
  person: 'Meike Lorenzen',
  role: 'Buchhändlerin',
  hasSamples: false,
};
