/** `dashboard.ts`: what only the admin sees. */
export interface DashboardTexts {
  /** In the titles of the dashboard's pages and below its heading. At most 50 characters. */
  name: string;
  /** Who is named at the top right, and what they are. At most 30 characters each. */
  person: string;
  role: string;
  /** `false` leaves out what the overview shows of no shop: the chart, the cards marked “Sample data” and the 13%. Without it they are there. */
  hasSamples?: boolean;
}
