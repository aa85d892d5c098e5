import { language } from '@bookstore/messages/words';

/* Sample figures of the overview (specification, sections 2 and 9). */

export const TRENDING_LABEL = '13%';
export const PLACEHOLDER_ORDERS_LEFT = '02';
export const PLACEHOLDER_WEBSITE_VISITS = '139';

const REVENUES = [500, 700, 800, 600, 750, 900, 650, 870, 960, 1020, 1100, 1150];

const MONTH = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });

export const SAMPLE_REVENUE_USD = REVENUES.map((revenue, month) => ({
  month: MONTH.format(Date.UTC(2026, month)),
  revenue,
}));
