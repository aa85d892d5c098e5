/* The figures that the overview shows as samples (specification, sections 2 and 9). */

export const TRENDING_LABEL = '13%';
export const PLACEHOLDER_ORDERS_LEFT = '02';
export const PLACEHOLDER_WEBSITE_VISITS = '139';

/** What the dashboard's chart shows (specification, section 2). */
export const SAMPLE_REVENUE_USD = [
  { month: 'Jan', revenue: 500 },
  { month: 'Feb', revenue: 700 },
  { month: 'Mar', revenue: 800 },
  { month: 'Apr', revenue: 600 },
  { month: 'May', revenue: 750 },
  { month: 'Jun', revenue: 900 },
  { month: 'Jul', revenue: 650 },
  { month: 'Aug', revenue: 870 },
  { month: 'Sep', revenue: 960 },
  { month: 'Oct', revenue: 1020 },
  { month: 'Nov', revenue: 1100 },
  { month: 'Dec', revenue: 1150 },
] as const;
