import { changesQuerySchema } from '@bookstore/contract/api/changesQuery';
import type { Request, Response } from 'express';
import { parseQuery } from '../http/parse.ts';
import type { ChangesRepository } from './changes.repository.ts';

export function createChangesRoutes(changes: ChangesRepository) {
  return {
    page: async (req: Request, res: Response): Promise<void> => {
      const page = await changes.page(parseQuery(changesQuerySchema, req));
      res.json(page);
    },
  };
}
