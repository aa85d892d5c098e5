import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { TimeoutError } from '../lib/withTimeout.ts';
import { deadline } from './deadline.ts';
import { errorHandler } from './errorHandler.ts';
import type { LogEntry } from './log.ts';
import { ProblemError } from './problem.ts';
import { getContext, setContext } from './requestLog.ts';
import { RateLimited } from './slidingWindow.ts';

function aResponse({ headersSent = false } = {}) {
  const sent: { status?: number; body?: Record<string, unknown> } = {};
  const res = Object.assign(new EventEmitter(), {
    headersSent,
    status(status: number) {
      sent.status = status;
      return res;
    },
    set: () => res,
    send(body: string) {
      sent.body = JSON.parse(body) as Record<string, unknown>;
      res.headersSent = true;
    },
  });
  setContext(res as unknown as Response, { requestId: 'request-1', route: '/api/books' });
  return { res: res as unknown as Response, sent };
}

function handle(error: unknown, options?: { headersSent: boolean }) {
  const log: LogEntry[] = [];
  const { res, sent } = aResponse(options);
  errorHandler((entry) => log.push(entry))(error, {} as Request, res, () => undefined);
  return { ...sent, log, context: getContext(res) };
}

const withFields = (fields: object, error = new Error('secret detail')) => Object.assign(error, fields);

describe('errorHandler', () => {
  it.each<[string, unknown, number, string, string]>([
    ['a problem', new ProblemError('not-found', 'Nothing.'), 404, 'not-found', 'Nothing.'],
    ['a rule of the shop', new RateLimited(7), 429, 'too-many-requests', 'Too many requests; try again in 7 seconds.'],
    ['ResponseAlreadySent', new TimeoutError('x'), 503, 'unavailable', "The shop can't reach its data right now."],
    ['a body too large', withFields({ status: 413 }), 413, 'body-too-large', 'The body is larger than 64 KiB.'],
    ['another status', withFields({ status: 418 }), 500, 'internal', 'Something went wrong on our side.'],
    ['a defect', new Error('secret detail'), 500, 'internal', 'Something went wrong on our side.'],
    ['a text', 'secret detail', 500, 'internal', 'Something went wrong on our side.'],
  ])('maps %s to its problem', (_what, error, status, code, detail) => {
    const { status: answered, body, context } = handle(error);
    expect([answered, body?.code, body?.detail]).toEqual([status, code, detail]);
    expect(context.problem).toBe(code);
  });

  // E57
  it.each([4, 8, 10, 13, 14, '14'])("answers 503 for Firestore's code %j", (code) => {
    expect(handle(withFields({ code })).body).toMatchObject({ status: 503, code: 'unavailable' });
  });

  // E56
  it('reports and logs a deployment fault with its cause', () => {
    const error = withFields(
      { code: 9 },
      new Error('9 FAILED_PRECONDITION: The query requires an index. Make it: https://x'),
    );
    const { status, body, log } = handle(error);
    expect({ status, body }).toMatchObject({ status: 500, body: { detail: "The shop isn't set up correctly." } });
    expect(log[0]?.message).toMatch(/^Firestore lacks an index: .+\nError: 9 FAILED_PRECONDITION: .+https:\/\/x/);
  });

  it('answers 503 while an index is being built', () => {
    const message =
      '9 FAILED_PRECONDITION: The query requires an index. That index is currently building and cannot be used yet.';
    const { status, log } = handle(withFields({ code: 9 }, new Error(message)));
    expect(status).toBe(503);
    expect(log[0]?.message).toMatch(/^Firestore is still building an index: /);
  });

  it.each([3, 7, 9, 'ECONNRESET'])('treats other codes as defects: %j', (code) => {
    expect(handle(withFields({ code })).body).toMatchObject({ status: 500, code: 'internal' });
  });
});

// E56
describe('log', () => {
  it('contains the stack, all causes and the request id', () => {
    const cause = new Error('out of reach', { cause: 'no network' });
    const { log } = handle(new Error('a defect', { cause }));
    expect(log).toEqual([
      { severity: 'ERROR', message: expect.any(String), requestId: 'request-1', route: '/api/books' },
    ]);
    expect(log[0]?.message).toMatch(
      /^Error: a defect\n +at [\s\S]+\nCaused by: Error: out of reach\n +at [\s\S]+\nCaused by: no network$/,
    );
  });

  it('omits client errors', () => {
    expect(handle(new ProblemError('forbidden', 'No.')).log).toEqual([]);
  });
});

describe('late errors', () => {
  it('are logged only', () => {
    const { log, body, context } = handle(new Error('too late'), { headersSent: true });
    expect(log).toMatchObject([{ severity: 'ERROR' }]);
    expect(body).toBeUndefined();
    expect(context.problem).toBeUndefined();
  });

  it('are not logged if the handler answers after the deadline', () => {
    const { log, body } = handle(withFields({ code: 'ERR_HTTP_HEADERS_SENT' }), { headersSent: true });
    expect([log, body]).toEqual([[], undefined]);
  });
});

// E57
describe('a deadline', () => {
  it('is ignored after a response and for disconnected callers', async () => {
    const [answered, left, late] = [aResponse({ headersSent: true }), aResponse(), aResponse()];
    for (const { res } of [answered, left, late]) deadline(1)({ complete: true } as Request, res, () => undefined);
    left.res.emit('close');
    await expect.poll(() => late.sent.status).toBe(503);
    expect([answered.sent, left.sent]).toEqual([{}, {}]);
    expect(getContext(answered.res).problem).toBeUndefined();
  });
});
