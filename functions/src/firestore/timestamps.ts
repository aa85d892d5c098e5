import * as z from 'zod';

interface FirestoreTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is FirestoreTimestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** Recognised by shape, because the SDK may not be loaded. */
export const timestamp = z.custom<FirestoreTimestamp>(isTimestamp).transform((value) => value.toDate());

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** No time-to-live policy deletes the document. */
export const isKept = (document: { get(field: string): unknown }): boolean => document.get('expiresAt') === null;
