import type { NextFunction, Request, Response } from 'express';

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  // What no route makes cacheable is not: forgetting the header must fail on the safe side.
  'Cache-Control': 'no-store',
};

/** The headers of every answer, errors included; sent here too for those who call the function without Hosting. */
export function securityHeaders(_req: Request, res: Response, next: NextFunction): void {
  res.set(SECURITY_HEADERS);
  next();
}
