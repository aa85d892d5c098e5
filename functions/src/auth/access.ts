import type { Request, Response } from 'express';
import { type BodyKind, readBooks } from '../http/body.ts';
import { PRIVATE } from '../http/cacheControl.ts';
import type { Handler, Method, Route } from '../http/mountRoutes.ts';
import type { Customer } from './customerTokens.ts';
import type { Caller, Guards } from './guards.ts';
import type { Admin } from './sessions.ts';

type GuardedHandler<Who> = (req: Request, res: Response, access: Who) => Promise<void>;

/** @param body default JSON */
type RouteRule<H> = (method: Method, path: string, handler: H, body?: BodyKind) => Route;

/** The guard answers before the handler runs. Caches store only answers of `forAnyone`, unless a handler allows it. */
interface Access {
  forAnyone: RouteRule<Handler>;
  forAdmin: RouteRule<GuardedHandler<Admin>>;
  forAdminEvenWithoutFactor: RouteRule<GuardedHandler<Admin>>;
  forOwner: RouteRule<GuardedHandler<Admin>>;
  forCustomer: RouteRule<GuardedHandler<Customer>>;
  forCustomerOrAdmin: RouteRule<GuardedHandler<Caller>>;
}

export function createAccess(guards: Guards): Access {
  function guarded<Who>(
    access: Route['access'],
    guard: (req: Request) => Promise<Who>,
  ): RouteRule<GuardedHandler<Who>> {
    return (method, path, handler, body = 'json') => ({
      method,
      path,
      access,
      body,
      handle: async (req, res) => {
        const caller = await guard(req);
        res.set('Cache-Control', PRIVATE);
        if (body === 'books') await readBooks(req, res);
        await handler(req, res, caller);
      },
    });
  }

  return {
    forAnyone: (method, path, handle, body = 'json') => ({ method, path, access: 'anyone', body, handle }),
    forAdmin: guarded('admin', (req) => guards.requireAdmin(req)),
    forAdminEvenWithoutFactor: guarded('admin', (req) => guards.requireAdminEvenWithoutFactor(req)),
    forOwner: guarded('owner', (req) => guards.requireOwner(req)),
    forCustomer: guarded('customer', (req) => guards.requireCustomer(req)),
    forCustomerOrAdmin: guarded('customer or admin', (req) => guards.requireEither(req)),
  };
}
