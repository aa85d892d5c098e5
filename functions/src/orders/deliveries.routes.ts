import { idempotencyKeySchema } from '@bookstore/contract/api/idempotencyKey';
import { deliverySchema } from '@bookstore/contract/api/order';
import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import { parse, parseBody, pathParameter } from '../http/parse.ts';
import type { DeliveriesService } from './deliveries.service.ts';

export function createDeliveriesRoutes(deliveries: DeliveriesService) {
  return {
    store: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const key = parse(idempotencyKeySchema, pathParameter(req, 'key'), 'key');
      await deliveries.store(customer, key, parseBody(deliverySchema, req));
      res.status(204).end();
    },
  };
}
