import type { DashboardTexts } from '@bookstore/shop-kit/dashboard';

export const dashboard: DashboardTexts = {
  name: 'Book Store Inventory',
  person: 'Grace Simmons',
  role: 'Lecturer',
  hasSamples: true,
};
