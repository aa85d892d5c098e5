import { undoPartSchema } from '@bookstore/contract/api/bookImports';
import type { Request, Response } from 'express';
import type { Admin } from '../../auth/sessions.ts';
import { parseBody, pathParameter } from '../../http/parse.ts';
import type { ImportsService } from './imports.service.ts';

export function createImportsRoutes(imports: ImportsService) {
  return {
    list: async (_req: Request, res: Response): Promise<void> => {
      res.json(await imports.list());
    },

    undo: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const { part } = parseBody(undoPartSchema, req);
      res.json(await imports.undo(admin, pathParameter(req, 'id'), part));
    },
  };
}
