import { newOrderSchema, orderStatusSchema, ordersQuerySchema } from '@bookstore/contract/order';
import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import type { Caller } from '../auth/guards.ts';
import { answerOnce, idempotencyKey } from '../http/idempotencyKey.ts';
import { parseBody, parseQuery, pathParameter } from '../http/parse.ts';
import { toAdminOrder, toOrder } from './orderRecord.ts';
import type { OrdersService } from './orders.service.ts';

const PERSONAL = 'private, no-store';

export function createOrdersRoutes(orders: OrdersService) {
  return {
    place: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const input = parseBody(newOrderSchema, req);
      const { order, isNew } = await orders.place(customer, idempotencyKey(req), input);
      answerOnce(res, { isNew }).set('Cache-Control', PERSONAL).json(toOrder(order));
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
