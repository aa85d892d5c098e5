import type { Request, Response } from 'express';
import { type BodyKind, readBooks } from '../http/body.ts';
import type { Handler, Method, Route } from '../http/mountRoutes.ts';
import type { Customer } from './customerTokens.ts';
import type { Caller, Guards } from './guards.ts';
import type { Admin } from './sessions.ts';

type GuardedHandler<Who> = (req: Request, res: Response, who: Who) => Promise<void>;

/** @param body default JSON */
type Line<H> = (method: Method, path: string, handler: H, body?: BodyKind) => Route;

/** The guard answers before the handler runs. */
interface Access {
  forAnyone: Line<Handler>;
  forAdmin: Line<GuardedHandler<Admin>>;
  forAdminEvenWithoutFactor: Line<GuardedHandler<Admin>>;
  forOwner: Line<GuardedHandler<Admin>>;
  forCustomer: Line<GuardedHandler<Customer>>;
  forCustomerOrAdmin: Line<GuardedHandler<Caller>>;
}

export function createAccess(guards: Guards): Access {
  function guarded<Who>(who: Route['access'], guard: (req: Request) => Promise<Who>): Line<GuardedHandler<Who>> {
    return (method, path, handler, body = 'json') => ({
      method,
      path,
      access: who,
      body,
      handle: async (req, res) => {
        const caller = await guard(req);
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
