import type { Request } from 'express';
import { unauthenticated } from '../http/problem.ts';

/** @throws unauthenticated when the request carries no Bearer token. */
export function bearerToken(req: Request): string {
  const match = /^Bearer +([^\s]+) *$/i.exec(req.get('authorization') ?? '');
  if (!match?.[1]) throw unauthenticated();
  return match[1];
}
