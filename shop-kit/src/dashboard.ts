import type { z } from 'zod';
import { flag, object, text } from './fields.ts';

/** `dashboard.ts`: what only the admin sees. */
export const dashboard = object({
  /** In the titles of the dashboard's pages and below its heading. */
  name: text(50),
  /** Who is named at the top right, and what they are. */
  person: text(30),
  role: text(30),
  /** `false` leaves out what the overview shows of no shop: the chart, the cards marked “Sample data” and the 13%. Without it they are there. */
  hasSamples: flag.optional(),
});

export type DashboardTexts = z.infer<typeof dashboard>;
