import { shopUnreachable } from '@bookstore/messages/dashboard';
import { getProblem } from '../../api/problem.ts';

export function fieldError(error: unknown, field: string): string | undefined {
  return getProblem(error)?.errors?.find(({ path }) => path === field)?.message;
}

export function problemText(error: unknown): string {
  const problem = getProblem(error);
  if (problem) return problem.errors?.[0]?.message ?? problem.detail;
  return error instanceof Error ? error.message : shopUnreachable;
}
