import { idempotencyKeySchema } from '@bookstore/contract/ids';
import { newOrderSchema, orderStatusSchema, ordersQuerySchema } from '@bookstore/contract/order';
import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import type { Caller } from '../auth/guards.ts';
import { parse, parseBody, parseQuery, pathParameter } from '../http/parse.ts';
import { toAdminOrder, toOrder } from './orderRecord.ts';
import type { OrdersService } from './orders.service.ts';

const PERSONAL = 'private, no-store';
const KEY_HEADER = 'Idempotency-Key';

function idempotencyKey(req: Request): string | undefined {
  const key = req.get(KEY_HEADER);
  return key === undefined ? undefined : parse(idempotencyKeySchema, key, KEY_HEADER);
}

export function createOrdersRoutes(orders: OrdersService) {
  return {
    place: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const input = parseBody(newOrderSchema, req);
      const { order, isNew } = await orders.place(customer, idempotencyKey(req), input);
      if (!isNew) res.set('Idempotency-Replayed', 'true');
      res
        .status(isNew ? 201 : 200)
        .set('Cache-Control', PERSONAL)
        .json(toOrder(order));
    },

    listOf: async (req: Request, res: Response, caller: Caller): Promise<void> => {
      const found = await orders.listOf(caller, pathParameter(req, 'email'));
      res.set('Cache-Control', PERSONAL).json(found.map(caller.admin ? toAdminOrder : toOrder));
    },

    page: async (req: Request, res: Response): Promise<void> => {
      const page = await orders.page(parseQuery(ordersQuerySchema, req));
      res.set('Cache-Control', PERSONAL).json({ ...page, orders: page.orders.map(toAdminOrder) });
    },

    get: async (req: Request, res: Response): Promise<void> => {
      res.set('Cache-Control', PERSONAL).json(toAdminOrder(await orders.get(pathParameter(req, 'id'))));
    },

    setStatus: async (req: Request, res: Response): Promise<void> => {
      const { status } = parseBody(orderStatusSchema, req);
      const order = await orders.setStatus(pathParameter(req, 'id'), status);
      res.set('Cache-Control', PERSONAL).json(toAdminOrder(order));
    },
  };
}
