import * as messages from '@bookstore/messages/problems';
import type { Express, Request, Response } from 'express';
import { withSignal } from '../lib/requestSignal.ts';
import { type BodyKind, requireJson } from './body.ts';
import { ProblemError } from './problem.ts';
import { contextOf } from './requestLog.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Handler = (req: Request, res: Response) => Promise<void>;

/** One line of the table of contents: a call, who may make it, and what answers it. */
export interface Route {
  method: Method;
  /** Express's pattern, for example `/api/books/:id`. */
  path: string;
  who: 'anyone' | 'admin' | 'owner' | 'customer' | 'customer or admin';
  /** What it is sent, if it is sent anything. A picture and books are read behind the guard. */
  body: BodyKind;
  /** Refuses every other caller before it does anything. */
  handle: Handler;
}

function hides(earlier: Route, later: Route): boolean {
  const expected = later.path.split('/');
  const parts = earlier.path.split('/');
  if (earlier.method !== later.method || parts.length !== expected.length) return false;
  return parts.every((part, index) => part.startsWith(':') || part === expected[index]);
}

/** The first that fits answers, so what stands behind one that fits the same paths would never be met. */
function refuseHidden(routes: Route[]): void {
  for (const [index, later] of routes.entries()) {
    const hiding = routes.slice(0, index).find((earlier) => hides(earlier, later));
    if (!hiding) continue;
    const call = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;
    throw new Error(`${call(later)} is never met: ${call(hiding)} stands before it and answers. Put it first.`);
  }
}

/** Mounts every route, then 405 with `Allow` for known paths and 404 for the rest: both come from the table itself. @throws when one hides another. */
export function mountRoutes(app: Express, routes: Route[]): void {
  refuseHidden(routes);
  for (const route of routes) {
    app[route.method](route.path, async (req: Request, res: Response) => {
      contextOf(res).route = route.path;
      if (route.body !== 'picture') requireJson(req);
      const { signal } = contextOf(res);
      await (signal ? withSignal(signal, () => route.handle(req, res)) : route.handle(req, res));
    });
  }
  app.use((req, res) => refuse(req, res, routes));
}

/** Whether a request is for a call that is sent books. */
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

/** A path may fit several patterns, as `/api/books/create-book` is also a book's path: all their methods are allowed. */
function refuse(req: Request, res: Response, routes: Route[]): never {
  const fitting = routes.filter((route) => fits(route.path, req.path));
  const [first] = fitting;
  if (!first) throw new ProblemError('not-found', messages.nothingAtThisPath);
  contextOf(res).route = first.path;
  const headers = { Allow: methodsOf(fitting).join(', ') };
  throw new ProblemError('method-not-allowed', messages.thisPathAnswers(headers.Allow), { headers });
}
