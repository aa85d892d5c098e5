import type { Request, Response } from 'express';
import { etagOf, sendNotModified } from '../http/etag.ts';
import { hashOf } from '../lib/hash.ts';
import type { BestSellers } from './bestSellers.service.ts';

export function createBestSellersRoutes(bestSellers: Pick<BestSellers, 'list'>) {
  return {
    list: async (req: Request, res: Response): Promise<void> => {
      const list = await bestSellers.list();
      const etag = etagOf(hashOf('best sellers', JSON.stringify(list)));
      if (!sendNotModified(req, res, etag)) res.json(list);
    },
  };
}
