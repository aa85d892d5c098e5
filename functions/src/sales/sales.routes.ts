import { salesQuerySchema } from '@bookstore/contract/api/sales';
import type { Request, Response } from 'express';
import { parseQuery } from '../http/parse.ts';
import type { SalesService } from './sales.service.ts';

export function createSalesRoutes(sales: SalesService) {
  return {
    report: async (req: Request, res: Response): Promise<void> => {
      res.json(await sales.report(parseQuery(salesQuerySchema, req)));
    },
  };
}
