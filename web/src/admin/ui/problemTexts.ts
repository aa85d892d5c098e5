import { shopUnreachable } from '@bookstore/messages/dashboard';
import { problemOf } from '../../api/problem.ts';

export function fieldError(error: unknown, field: string): string | undefined {
  return problemOf(error)?.errors?.find(({ path }) => path === field)?.message;
}

export function problemText(error: unknown): string {
  const problem = problemOf(error);
  if (problem) return problem.errors?.[0]?.message ?? problem.detail;
  return error instanceof Error ? error.message : shopUnreachable;
}
