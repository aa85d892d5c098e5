import type { Problem } from '@bookstore/contract/api/problem';

/** The problem (RFC 9457) of an error of a query, a mutation or the admin client, or null. */
export function problemOf(error: unknown): Problem | null {
  if (!isRecord(error)) return null;
  const { data } = error;
  return isRecord(data) && typeof data.code === 'string' && typeof data.status === 'number'
    ? (data as unknown as Problem)
    : null;
}

/** Whether the API has answered 404. */
export const isNotFound = (error: unknown): boolean => problemOf(error)?.status === 404;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
