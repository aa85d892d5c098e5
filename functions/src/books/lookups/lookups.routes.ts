import { lookupSchema } from '@bookstore/contract/api/lookupSchemas';
import type { Request, Response } from 'express';
import type { Admin } from '../../auth/sessions.ts';
import { parseBody } from '../../http/parse.ts';
import type { LookupsService } from './lookups.service.ts';

export function createLookupsRoutes(lookups: LookupsService) {
  return {
    lookUp: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { isbn } = parseBody(lookupSchema, req);
      res.json(await lookups.lookUp(admin, isbn));
    },
  };
}
