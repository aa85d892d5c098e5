import { stockChangeSchema, stockQuerySchema } from '@bookstore/contract/api/stock';
import type { Request, Response } from 'express';
import type { Admin } from '../../auth/sessions.ts';
import { idempotencyKey, parseBody, parseQuery, pathParameter } from '../../http/parse.ts';
import type { StockService } from './stock.service.ts';

/** It changes with every sale, and is no business of anybody else's. */
const PRIVATE = 'private, no-store';

export function createStockRoutes(stock: StockService) {
  return {
    counts: async (req: Request, res: Response): Promise<void> => {
      const { ids } = parseQuery(stockQuerySchema, req);
      res.set('Cache-Control', PRIVATE).json(await stock.countsOf(ids));
    },

    change: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const change = parseBody(stockChangeSchema, req);
      res
        .set('Cache-Control', PRIVATE)
        .json(await stock.change(admin, idempotencyKey(req), pathParameter(req, 'id'), change));
    },
  };
}
