import { customerDetailsSchema, type KeptDetails } from '@bookstore/contract/api/customerDetails';
import { ownOrdersQuerySchema } from '@bookstore/contract/api/ordersQuery';
import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import { linkToNext } from '../http/cursor.ts';
import { parseBody, parseQuery } from '../http/parse.ts';
import { withReadQuota } from '../http/readQuota.ts';
import { addressLines } from '../lib/addressLines.ts';
import type { DeletionService } from './deletion.ts';
import type { DetailsService } from './details.service.ts';
import { READS_OF_EXPORT } from './export.repository.ts';
import type { ExportService } from './export.service.ts';

const personal = (res: Response) => res.set('Cache-Control', 'private, no-store');

export function createCustomersRoutes(details: DetailsService, exports: ExportService, deletion: DeletionService) {
  return {
    getDetails: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      const saved = await details.find(customer);
      const answer: KeptDetails = {
        details: saved && { ...saved, addressLines: addressLines(saved.address, saved.street) },
      };
      personal(res).json(answer);
    },
    saveDetails: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      await details.save(customer, parseBody(customerDetailsSchema, req));
      personal(res).status(204).end();
    },
    exportPart: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const { cursor } = parseQuery(ownOrdersQuerySchema, req);
      const nextPart = () => exports.exportPart(customer, cursor);
      const { data, next } = await withReadQuota(res, READS_OF_EXPORT, nextPart);
      linkToNext(res, next);
      personal(res).json(data);
    },
    deleteAccount: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      await deletion.deleteAccount(customer);
      personal(res).status(204).end();
    },
    removeDetails: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      await details.remove(customer);
      personal(res).status(204).end();
    },
  };
}
