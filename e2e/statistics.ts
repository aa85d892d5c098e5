import type { AdminSession, Statistics } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext } from '@playwright/test';
import { SAMPLE_ADMIN } from '../tools/lib/samples.ts';

/** The shop's figures as the API gives them to the admin. */
export async function readStatistics(request: APIRequestContext): Promise<Statistics> {
  const login = await request.post(apiPaths.adminLogin, { data: SAMPLE_ADMIN });
  const { token } = (await login.json()) as AdminSession;
  const answer = await request.get(apiPaths.statistics, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Statistics;
}
