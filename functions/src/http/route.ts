import type { Request, Response } from 'express';
import type { Admin } from '../admin/sessions.ts';
import type { Customer } from './customerTokens.ts';
import type { Caller, Guards } from './guards.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One line of the table of contents: a call, who may make it, and what answers it. */
export interface Route {
  method: Method;
  /** Express's pattern, for example `/api/books/:id`. */
  path: string;
  who: 'anyone' | 'admin' | 'customer' | 'customer or admin';
  run(guards: Guards, req: Request, res: Response): Promise<void>;
}

type PublicHandler = (req: Request, res: Response) => Promise<void>;
type GuardedHandler<Who> = (req: Request, res: Response, who: Who) => Promise<void>;

export function forAnyone(method: Method, path: string, handler: PublicHandler): Route {
  return { method, path, who: 'anyone', run: (_guards, req, res) => handler(req, res) };
}

export function forAdmin(method: Method, path: string, handler: GuardedHandler<Admin>): Route {
  const run: Route['run'] = async (guards, req, res) => handler(req, res, await guards.requireAdmin(req));
  return { method, path, who: 'admin', run };
}

export function forCustomer(method: Method, path: string, handler: GuardedHandler<Customer>): Route {
  const run: Route['run'] = async (guards, req, res) => handler(req, res, await guards.requireCustomer(req));
  return { method, path, who: 'customer', run };
}

export function forCustomerOrAdmin(method: Method, path: string, handler: GuardedHandler<Caller>): Route {
  const run: Route['run'] = async (guards, req, res) => handler(req, res, await guards.requireEither(req));
  return { method, path, who: 'customer or admin', run };
}
