import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import type { LogEntry } from './log.ts';
import { getContext, requestLog } from './requestLog.ts';

afterEach(() => vi.restoreAllMocks());

function lineOf({ statusCode = 200, writableFinished = true, problem = '' } = {}) {
  const log: LogEntry[] = [];
  const headers: Record<string, string> = {};
  const res = Object.assign(new EventEmitter(), {
    statusCode,
    writableFinished,
    set: (name: string, value: string) => Object.assign(headers, { [name]: value }),
  }) as unknown as Response;
  vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_012.345);
  let isPassedOn = false;
  requestLog(
    (entry) => log.push(entry),
    () => aCaller(''),
  )({ method: 'GET' } as Request, res, () => {
    isPassedOn = true;
  });
  expect([isPassedOn, log, getContext(res).route]).toEqual([true, [], 'unknown']);
  Object.assign(getContext(res), { route: '/api/books/:id', ...(problem && { problem }) });
  res.emit('close');
  res.emit('close');
  expect(log).toHaveLength(1);
  return { line: log[0], headers };
}

describe('requestLog', () => {
  it('contains method, result, duration and the sent request id', () => {
    const { line, headers } = lineOf({ statusCode: 404, problem: 'not-found' });
    expect(line).toEqual({
      severity: 'INFO',
      message: 'GET /api/books/:id 404',
      requestId: headers['X-Request-Id'],
      method: 'GET',
      route: '/api/books/:id',
      status: 404,
      ms: 12.3,
      problem: 'not-found',
      caller: 'direct',
    });
    expect(headers['X-Request-Id']).toMatch(/^[\da-f-]{36}$/);
    expect(lineOf().headers).not.toEqual(headers);
  });

  // E58
  it.each([
    [200, 'INFO'],
    [401, 'WARNING'],
    [429, 'WARNING'],
    [503, 'ERROR'],
  ])('logs status %i as %s', (statusCode, severity) => {
    expect(lineOf({ statusCode }).line).toMatchObject({ status: statusCode, severity });
  });

  it('logs 499 if the caller disconnected', () => {
    expect(lineOf({ writableFinished: false }).line).toMatchObject({ status: 499, severity: 'INFO' });
  });
});
