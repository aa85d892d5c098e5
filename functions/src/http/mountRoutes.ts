import * as messages from '@bookstore/messages/problems';
import type { Express, Request, Response } from 'express';
import { withRequest } from '../lib/requestSignal.ts';
import { type BodyKind, requireJson } from './body.ts';
import { ProblemError } from './problem.ts';
import { getContext } from './requestLog.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Handler = (req: Request, res: Response) => Promise<void>;

export interface Route {
  method: Method;
  path: string;
  access: 'anyone' | 'admin' | 'owner' | 'customer' | 'customer or admin';
  /** Others than JSON are read behind the guard. */
  body: BodyKind;
  handle: Handler;
}

function shadows(earlier: Route, later: Route): boolean {
  const expected = later.path.split('/');
  const parts = earlier.path.split('/');
  if (earlier.method !== later.method || parts.length !== expected.length) return false;
  return parts.every((part, index) => part.startsWith(':') || part === expected[index]);
}

/** The first matching route answers. */
function assertNoShadowedRoutes(routes: Route[]): void {
  for (const [index, later] of routes.entries()) {
    const shadowing = routes.slice(0, index).find((earlier) => shadows(earlier, later));
    if (!shadowing) continue;
    const describeRoute = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
    throw new Error(
      `${describeRoute(later)} is never reached: ${describeRoute(shadowing)} comes first and answers. Move it up.`,
    );
  }
}

/** Answers 405 with `Allow` for known paths and 404 for others. @throws if one route hides another */
export function mountRoutes(app: Express, routes: Route[]): void {
  assertNoShadowedRoutes(routes);
  for (const route of routes) {
    app[route.method](route.path, async (req: Request, res: Response) => {
      getContext(res).route = route.path;
      if (route.body === 'json' || route.body === 'books') requireJson(req);
      const { open } = getContext(res);
      await (open ? withRequest(open, () => route.handle(req, res)) : route.handle(req, res));
    });
  }
  app.use((req, res) => rejectUnmatched(req, res, routes));
}

export function createBooksBodyMatcher(routes: Route[]): (req: Request) => boolean {
  const booksRoutes = routes.filter(({ body }) => body === 'books');
  return (req) =>
    booksRoutes.some(({ method, path }) => method === req.method.toLowerCase() && matchesPath(path, req.path));
}

function allowedMethods(routes: Route[]): string[] {
  const methods = routes.map((route) => route.method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}

function matchesPath(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const isMatch = (part: string, index: number) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]);
  return expected.length === parts.length && expected.every(isMatch);
}

function rejectUnmatched(req: Request, res: Response, routes: Route[]): never {
  const matching = routes.filter((route) => matchesPath(route.path, req.path));
  const [first] = matching;
  if (!first) throw new ProblemError('not-found', messages.pathNotFound);
  getContext(res).route = first.path;
  const headers = { Allow: allowedMethods(matching).join(', ') };
  throw new ProblemError('method-not-allowed', messages.allowedMethods(headers.Allow), { headers });
}
