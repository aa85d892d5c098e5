import { theShopCannotBeReachedCheck } from '@bookstore/messages/dashboard';
import { problemOf } from '../../api/problem.ts';

/** What the shop says of one field of what it was sent. */
export function fieldError(error: unknown, field: string): string | undefined {
  return problemOf(error)?.errors?.find(({ path }) => path === field)?.message;
}

/** What to say of a call that has failed: the shop's own words, or those of an error that the app has thrown itself. */
export function problemText(error: unknown): string {
  const problem = problemOf(error);
  if (problem) return problem.errors?.[0]?.message ?? problem.detail;
  return error instanceof Error ? error.message : theShopCannotBeReachedCheck;
}
