import * as messages from '@bookstore/messages/problems';
import type { Express, Request, Response } from 'express';
import { withRequest } from '../lib/requestSignal.ts';
import { type BodyKind, requireJson } from './body.ts';
import { ProblemError } from './problem.ts';
import { contextOf } from './requestLog.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Handler = (req: Request, res: Response) => Promise<void>;

export interface Route {
  method: Method;
  path: string;
  who: 'anyone' | 'admin' | 'owner' | 'customer' | 'customer or admin';
  /** Pictures and books are read behind the guard. */
  body: BodyKind;
  handle: Handler;
}

function hides(earlier: Route, later: Route): boolean {
  const expected = later.path.split('/');
  const parts = earlier.path.split('/');
  if (earlier.method !== later.method || parts.length !== expected.length) return false;
  return parts.every((part, index) => part.startsWith(':') || part === expected[index]);
}

/** The first matching route answers. */
function refuseHidden(routes: Route[]): void {
  for (const [index, later] of routes.entries()) {
    const hiding = routes.slice(0, index).find((earlier) => hides(earlier, later));
    if (!hiding) continue;
    const call = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
    throw new Error(`${call(later)} is never reached: ${call(hiding)} comes first and answers. Move it up.`);
  }
}

/** Answers 405 with `Allow` for known paths and 404 for others. @throws if one route hides another */
export function mountRoutes(app: Express, routes: Route[]): void {
  refuseHidden(routes);
  for (const route of routes) {
    app[route.method](route.path, async (req: Request, res: Response) => {
      contextOf(res).route = route.path;
      if (route.body !== 'picture') requireJson(req);
      const { open } = contextOf(res);
      await (open ? withRequest(open, () => route.handle(req, res)) : route.handle(req, res));
    });
  }
  app.use((req, res) => refuse(req, res, routes));
}

export function booksTaker(routes: Route[]): (req: Request) => boolean {
  const takers = routes.filter(({ body }) => body === 'books');
  return (req) => takers.some(({ method, path }) => method === req.method.toLowerCase() && fits(path, req.path));
}

function methodsOf(routes: Route[]): string[] {
  const methods = routes.map((route) => route.method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}

function fits(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const isMet = (part: string, index: number) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]);
  return expected.length === parts.length && expected.every(isMet);
}

function refuse(req: Request, res: Response, routes: Route[]): never {
  const fitting = routes.filter((route) => fits(route.path, req.path));
  const [first] = fitting;
  if (!first) throw new ProblemError('not-found', messages.pathNotFound);
  contextOf(res).route = first.path;
  const headers = { Allow: methodsOf(fitting).join(', ') };
  throw new ProblemError('method-not-allowed', messages.allowedMethods(headers.Allow), { headers });
}
