import type { z } from 'zod';
import { flag, object, text } from './fields.ts';

/** `dashboard.ts`: texts of the dashboard. */
export const dashboard = object({
  /** Shown in page titles and heading. */
  name: text(50),
  /** Name and role at the top right. */
  person: text(30),
  role: text(30),
  /** `false` hides the chart, the cards marked “Sample data” and the 13%. */
  hasSamples: flag.optional(),
});

export type DashboardTexts = z.infer<typeof dashboard>;
