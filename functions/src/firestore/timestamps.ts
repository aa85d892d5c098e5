import * as z from 'zod';

interface FirestoreTimestamp {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is FirestoreTimestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** A stored Firestore timestamp, read as a Date. Known by its shape, so that reading one does not import the SDK. */
export const timestamp = z.custom<FirestoreTimestamp>(isTimestamp).transform((value) => value.toDate());

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** Whether no time-to-live policy takes a document away that has a day on which it goes once nobody needs it. */
export const isKept = (document: { get(field: string): unknown }): boolean => document.get('expiresAt') === null;
