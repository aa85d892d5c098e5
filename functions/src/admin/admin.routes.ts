import { adminLoginSchema, type CallerRoute, type SignedInAdmin } from '@bookstore/contract/api/admin';
import { adminChangeSchema } from '@bookstore/contract/api/factor';
import { DEVICE_HEADER } from '@bookstore/contract/api/paths';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { PRIVATE } from '../http/cacheControl.ts';
import { type FindCallerAddress, forwardedHops } from '../http/callerAddress.ts';
import { parseBody } from '../http/parse.ts';
import type { AdminService } from './admin.service.ts';

export function createAdminRoutes(admin: AdminService, callerAddress: FindCallerAddress) {
  return {
    logIn: async (req: Request, res: Response): Promise<void> => {
      const session = await admin.logIn(parseBody(adminLoginSchema, req), {
        address: callerAddress(req),
        deviceToken: req.get(DEVICE_HEADER),
      });
      res.set('Cache-Control', PRIVATE).json(session);
    },

    logOut: async (_req: Request, res: Response, who: Admin): Promise<void> => {
      await admin.logOut(who);
      res.status(204).end();
    },

    me: async (_req: Request, res: Response, { username, rights }: Admin): Promise<void> => {
      const answer: SignedInAdmin = { username, rights };
      res.json(answer);
    },

    callerRoute: async (req: Request, res: Response): Promise<void> => {
      const answer: CallerRoute = { kind: callerAddress(req).kind, hops: forwardedHops(req).length };
      res.json(answer);
    },

    list: async (_req: Request, res: Response): Promise<void> => {
      res.json(await admin.list());
    },

    change: async (req: Request<{ name?: string }>, res: Response, who: Admin): Promise<void> => {
      const change = parseBody(adminChangeSchema, req);
      const account = await admin.demandFactor(req.params.name ?? '', change, who, callerAddress(req));
      res.json(account);
    },

    statistics: async (_req: Request, res: Response): Promise<void> => {
      res.json(await admin.statistics());
    },
  };
}
