import type { DashboardTexts } from '@bookstore/shop-kit/dashboard';

export const dashboard: DashboardTexts = {
  name: 'Harbour Pages Stockroom',
  person: 'Maeve Lally',
  role: 'Harbour keeper',
  hasSamples: false,
};
