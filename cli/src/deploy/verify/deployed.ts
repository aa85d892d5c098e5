import type { Google } from '../google.ts';
import type { ShopSettings } from '../shopSettings.ts';

export interface Deployed {
  projectId: string;
  google: Google;
  settings: ShopSettings;
  /** Without a final slash. */
  shopUrl: string;
  now: Date;
}

/** The result without permission. */
export const notSeen = (subject: string) =>
  ({ state: 'unknown', message: `not seen: your account may not read ${subject}` }) as const;

export const notDeployed = (subject: string) =>
  ({ state: 'unknown', message: `not seen: no ${subject} is deployed` }) as const;

export const noun = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;
