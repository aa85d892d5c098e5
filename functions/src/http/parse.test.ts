import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { idempotencyKey, parse, parseBody, parseQuery } from './parse.ts';
import { ProblemError } from './problem.ts';

const schema = z.object({ name: z.string('a name'), address: z.object({ city: z.string('a city') }).optional() });

function errorsOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem.errors;
  }
}

describe('parseBody', () => {
  it('parses a body by its schema', () => {
    expect(parseBody(schema, { body: { name: 'Ada', more: 1 } } as Request)).toEqual({ name: 'Ada' });
  });

  it('names invalid fields, including nested ones', () => {
    expect(errorsOf(() => parse(schema, { address: {} }))).toEqual([
      { path: 'name', message: 'a name' },
      { path: 'address.city', message: 'a city' },
    ]);
    expect(errorsOf(() => parse(z.string('a text'), 7, 'event'))).toEqual([{ path: 'event', message: 'a text' }]);
    expect(errorsOf(() => parse(z.string('a text'), 7))).toEqual([{ path: '', message: 'a text' }]);
  });

  it('names the required fields for a missing body', () => {
    expect(errorsOf(() => parseBody(schema, {} as Request))).toEqual([{ path: 'name', message: 'a name' }]);
  });
});

// E33
describe('parseQuery', () => {
  const read = (query: object) => parseQuery(z.record(z.string(), z.unknown()), { query } as Request);

  it('uses the first of a repeated parameter and ignores an empty one', () => {
    expect(read({ a: ['1', '2'], b: '', c: '3', d: ['', '4'], e: [] })).toEqual({ a: '1', c: '3', e: undefined });
  });
});

// E28
describe('idempotency keys', () => {
  const keyIn = (headers: Record<string, string>) =>
    idempotencyKey({ get: (name: string) => headers[name] } as unknown as Request);

  it('are read only from the header', () => {
    expect(keyIn({ 'Idempotency-Key': 'an-order-of-mine' })).toBe('an-order-of-mine');
    expect(keyIn({})).toBeUndefined();
  });

  it("are rejected with the header's name", () => {
    expect(errorsOf(() => keyIn({ 'Idempotency-Key': 'short' }))).toMatchObject([{ path: 'Idempotency-Key' }]);
  });
});
