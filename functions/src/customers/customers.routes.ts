import { customerDetailsSchema, type KeptDetails } from '@bookstore/contract/api/customerDetails';
import { ownOrdersQuerySchema } from '@bookstore/contract/api/ordersQuery';
import { type WishList, wishListSchema } from '@bookstore/contract/api/wishes';
import * as messages from '@bookstore/messages/problems';
import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import { linkToNext } from '../http/cursor.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { parseBody, parseQuery } from '../http/parse.ts';
import { ProblemError } from '../http/problem.ts';
import { withReadQuota } from '../http/readQuota.ts';
import { addressLines } from '../lib/addressLines.ts';
import { hashOf } from '../lib/hash.ts';
import type { DeletionService } from './deletion.ts';
import type { DetailsService } from './details.service.ts';
import { READS_OF_EXPORT } from './export.repository.ts';
import type { ExportService } from './export.service.ts';
import type { WishesService } from './wishes.service.ts';

interface CustomersDependencies {
  details: DetailsService;
  wishes: WishesService;
  exports: ExportService;
  deletion: DeletionService;
}

/** Identifies a list by its content. */
const etagOfWishes = ({ ids }: WishList) => etagOf(hashOf('wishes', ...ids));

export function createCustomersRoutes({ details, wishes, exports, deletion }: CustomersDependencies) {
  return {
    getDetails: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      const saved = await details.find(customer);
      const answer: KeptDetails = {
        details: saved && { ...saved, addressLines: addressLines(saved.address, saved.street) },
      };
      res.json(answer);
    },
    saveDetails: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      await details.save(customer, parseBody(customerDetailsSchema, req));
      res.status(204).end();
    },
    getWishes: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      const list = await wishes.find(customer);
      res.set('ETag', etagOfWishes(list)).json(list);
    },
    saveWishes: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const list = parseBody(wishListSchema, req);
      const ifMatch = req.get('if-match');
      if (ifMatch === undefined) throw new ProblemError('precondition-required', messages.wishListVersionNeeded);
      await wishes.save(customer, list, (current) => matchesEtag(ifMatch, etagOfWishes(current)));
      res.set('ETag', etagOfWishes(list)).status(204).end();
    },
    exportPart: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const { cursor } = parseQuery(ownOrdersQuerySchema, req);
      const nextPart = () => exports.exportPart(customer, cursor);
      const { data, next } = await withReadQuota(res, READS_OF_EXPORT, nextPart);
      linkToNext(res, next);
      res.json(data);
    },
    deleteAccount: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      await deletion.deleteAccount(customer);
      res.status(204).end();
    },
    removeDetails: async (_req: Request, res: Response, customer: Customer): Promise<void> => {
      await details.remove(customer);
      res.status(204).end();
    },
  };
}
