import { PROBLEM_STATUS, type Problem } from '@bookstore/contract/api/problem';
import { expect } from 'vitest';
import type { RawReply } from '../rawCall.ts';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const PAGE_TYPE = 'text/html; charset=utf-8';

/** No 5xx; refusals are problems, or pages where allowed. */
export function expectValidResponse(reply: RawReply, method: string, mayBePage = false): void {
  expect(reply.status).toBeLessThan(500);
  if (reply.status < 400) return;
  expect(reply.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|demo-/);
  const type = reply.headers['content-type'];
  if (mayBePage && type === PAGE_TYPE) {
    expect(reply.headers['cache-control']).toMatch(/^(?:public, max-age=0, s-maxage=60|(?:private, )?no-store)$/);
    return;
  }
  expect(type).toBe(PROBLEM_TYPE);
  expect(reply.headers['cache-control']).toBe('no-store');
  if (method === 'HEAD') return;
  const problem = JSON.parse(reply.text) as Problem;
  expect(problem).toMatchObject({ status: reply.status, title: expect.any(String), detail: expect.any(String) });
  expect(PROBLEM_STATUS[problem.code]).toBe(reply.status);
}
