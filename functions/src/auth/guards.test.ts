import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { bearerToken } from './guards.ts';

const tokenIn = (authorization?: string) => bearerToken({ get: () => authorization } as unknown as Request);

describe('bearerToken', () => {
  it.each(['Bearer a.b-c_d~e', 'bearer a.b-c_d~e', 'BEARER   a.b-c_d~e', 'Bearer a.b-c_d~e  '])(
    'reads the token after the scheme, in any case: %j',
    (authorization) => {
      expect(tokenIn(authorization)).toBe('a.b-c_d~e');
    },
  );

  it.each([undefined, '', 'Bearer', 'Bearer ', 'a.b.c', 'Basic a.b.c', 'Bearera.b.c', 'x Bearer a.b.c', 'Bearer a b'])(
    'refuses %j',
    (authorization) => {
      expect(() => tokenIn(authorization)).toThrow(ProblemError);
      expect(() => tokenIn(authorization)).toThrow('This call needs a Bearer token.');
    },
  );
});
