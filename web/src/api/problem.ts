import type { Problem } from '@bookstore/contract/api/problem';

/** Reads a problem (RFC 9457) from an error of a query, a mutation or the admin client. */
export function getProblem(error: unknown): Problem | null {
  if (!isRecord(error)) return null;
  const { data } = error;
  return isRecord(data) && typeof data.code === 'string' && typeof data.status === 'number'
    ? (data as unknown as Problem)
    : null;
}

export const isNotFound = (error: unknown): boolean => getProblem(error)?.status === 404;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
