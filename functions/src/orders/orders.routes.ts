import type { OrderInvoices } from '@bookstore/contract/api/invoice';
import { newOrderSchema, type Order, phoneOrderSchema } from '@bookstore/contract/api/order';
import {
  orderDeliverySchema,
  orderItemsSchema,
  orderMessageSchema,
  orderPatchSchema,
  orderReturnSchema,
  orderSplitSchema,
  undoSchema,
} from '@bookstore/contract/api/orderChanges';
import { MAIL_EVENTS } from '@bookstore/contract/api/orderMail';
import {
  customersQuerySchema,
  type EarlierCustomers,
  type OrdersCount,
  ordersCountSchema,
  ordersQuerySchema,
  ownOrdersQuerySchema,
} from '@bookstore/contract/api/ordersQuery';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import type { Caller } from '../auth/guards.ts';
import type { Admin } from '../auth/sessions.ts';
import type { FindCallerAddress } from '../http/callerAddress.ts';
import { linkToNext } from '../http/cursor.ts';
import { matchesEtag } from '../http/etag.ts';
import {
  idempotencyKey,
  parseBody,
  parseQuery,
  pathParameter,
  requiredIdempotencyKey,
  setCreatedStatus,
} from '../http/parse.ts';
import { ProblemError } from '../http/problem.ts';
import { chargeReadQuota, withReadQuota } from '../http/readQuota.ts';
import { toInvoice } from '../invoices/invoiceRecord.ts';
import type { ChangeOrder } from './changeOrder.ts';
import type { IsSeen } from './decideChange.ts';
import type { EditOrder } from './editOrder.ts';
import type { IssueInvoice } from './issueInvoice.ts';
import { type OrderRecord, orderEtag, toAdminOrder, toOrder } from './orderRecord.ts';
import type { OrderWithDelivery } from './orders.repository.ts';
import type { AssessedOrder, OrdersService, OwnOrders } from './orders.service.ts';
import type { PlaceOrder, TakeOrder } from './placeOrder.ts';
import type { ReturnBooks } from './returnBooks.ts';
import type { SendMessage } from './sendMessage.ts';
import type { SplitOrder } from './splitOrder.ts';

type SeenOrder = Pick<OrderWithDelivery, 'order'> & Partial<OrderWithDelivery & AssessedOrder>;
const toAnswer = ({ order, ...related }: SeenOrder) => toAdminOrder(order, related);

function toOwnOrder(order: OrderRecord, { deliveries, withdrawals }: OwnOrders): Order {
  const declared = withdrawals.get(order.id);
  return { ...toOrder(order, deliveries.get(order.id)), ...(declared && { withdrawals: declared }) };
}

/** The ETag is the version that a change must name. */
function answerOrder(res: Response, seen: SeenOrder): void {
  res.set('ETag', orderEtag(seen.order)).json(toAnswer(seen));
}

const isNamedBy =
  (ifMatch: string): IsSeen =>
  (current) =>
    matchesEtag(ifMatch, orderEtag(current));

/** @throws precondition-required */
function isSeenBy(req: Request): IsSeen {
  const ifMatch = req.get('if-match');
  if (ifMatch === undefined) throw new ProblemError('precondition-required', messages.versionNeeded);
  return isNamedBy(ifMatch);
}

export interface OrderCommands extends SplitOrder {
  place: PlaceOrder;
  take: TakeOrder;
  change: ChangeOrder;
  edit: EditOrder;
  returnBooks: ReturnBooks;
  issueInvoice: IssueInvoice;
  sendMessage: SendMessage;
}

export function createOrdersRoutes(
  orders: OrdersService,
  { place, take, change, edit, split, merge, undoSplit, returnBooks, issueInvoice, sendMessage }: OrderCommands,
  callerAddress: FindCallerAddress,
) {
  return {
    place: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      const input = parseBody(newOrderSchema, req);
      // Charged for refused orders too: books with stock, order, customer and caller.
      chargeReadQuota(res, 2 * input.productIds.length + 5);
      const { order, isNew } = await place(customer, idempotencyKey(req), input, callerAddress(req));
      setCreatedStatus(res, { isNew }).json(toOrder(order));
    },

    take: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { order, isNew } = await take(username, idempotencyKey(req), parseBody(phoneOrderSchema, req));
      setCreatedStatus(res, { isNew });
      answerOrder(res, await orders.get(order.id));
    },

    listByEmail: async (req: Request, res: Response, caller: Caller): Promise<void> => {
      const { cursor } = parseQuery(ownOrdersQuerySchema, req);
      const list = () => orders.listByEmail(caller, pathParameter(req, 'email'), cursor);
      const part = await withReadQuota(res, 3 * LIMITS.ordersList.count, list);
      linkToNext(res, part.next);
      res.json(part.orders.map((order) => (caller.admin ? toAdminOrder(order) : toOwnOrder(order, part))));
    },

    page: async (req: Request, res: Response): Promise<void> => {
      const page = await orders.page(parseQuery(ordersQuerySchema, req));
      res.json({ ...page, orders: page.orders.map(toAnswer) });
    },

    customers: async (req: Request, res: Response): Promise<void> => {
      const { q } = parseQuery(customersQuerySchema, req);
      const answer: EarlierCustomers = { customers: await orders.customers(q) };
      res.json(answer);
    },

    count: async (req: Request, res: Response): Promise<void> => {
      const answer: OrdersCount = { count: await orders.count(parseQuery(ordersCountSchema, req)) };
      res.json(answer);
    },

    get: async (req: Request, res: Response): Promise<void> => {
      answerOrder(res, await orders.get(pathParameter(req, 'id')));
    },

    cancel: async (req: Request, res: Response, { uid }: Customer): Promise<void> => {
      // Street and mails; charged if the cancellation is refused too.
      chargeReadQuota(res, 1 + MAIL_EVENTS.length);
      const { order } = await change(pathParameter(req, 'id'), { kind: 'cancel', uid });
      res.json(toOrder(order));
    },

    issueInvoice: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { invoice, isNew } = await issueInvoice(pathParameter(req, 'id'), username);
      res.status(isNew ? 201 : 200).json(toInvoice(invoice));
    },

    invoices: async (req: Request, res: Response, caller: Caller): Promise<void> => {
      const found = await orders.invoices(caller, pathParameter(req, 'id'));
      chargeReadQuota(res, found.length);
      const answer: OrderInvoices = { invoices: found.map(toInvoice) };
      res.json(answer);
    },

    undo: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { status, part } = parseBody(undoSchema, req);
      const id = pathParameter(req, 'id');
      if (status !== 'placed') return answerOrder(res, await change(id, { kind: 'undo', username, status }));
      // Only a split leads to this status.
      await undoSplit(id, username, part);
      answerOrder(res, await orders.get(id));
    },

    split: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const key = requiredIdempotencyKey(req);
      const request = { username, key, isSeen: isSeenBy(req), ...parseBody(orderSplitSchema, req) };
      const { order, isNew } = await split(pathParameter(req, 'id'), request);
      setCreatedStatus(res, { isNew });
      // A concurrent call with the same key may have written it since.
      answerOrder(res, await orders.get(order.id));
    },

    merge: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { order } = await merge(pathParameter(req, 'id'), { username, isSeen: isSeenBy(req) });
      answerOrder(res, await orders.get(order.id));
    },

    returnBooks: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const request = { username, key: idempotencyKey(req), ...parseBody(orderReturnSchema, req) };
      const { isNew, ...seen } = await returnBooks(pathParameter(req, 'id'), request);
      answerOrder(setCreatedStatus(res, { isNew }), seen);
    },

    sendMessage: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const request = { username, key: requiredIdempotencyKey(req), ...parseBody(orderMessageSchema, req) };
      const { isNew, ...seen } = await sendMessage(pathParameter(req, 'id'), request);
      answerOrder(setCreatedStatus(res, { isNew }), seen);
    },

    patch: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { status, from, notify = false, ...notes } = parseBody(orderPatchSchema, req);
      const ifMatch = req.get('if-match');
      const isSeen = ifMatch === undefined ? () => true : isNamedBy(ifMatch);
      const request = { kind: 'patch', username, status, from, notes, notify, isSeen } as const;
      answerOrder(res, await change(pathParameter(req, 'id'), request));
    },

    changeItems: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { notify = false, ...items } = parseBody(orderItemsSchema, req);
      const request = { kind: 'items', username, change: items, notify, isSeen: isSeenBy(req) } as const;
      answerOrder(res, await edit(pathParameter(req, 'id'), request));
    },

    changeDelivery: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { notify = false, ...delivery } = parseBody(orderDeliverySchema, req);
      const request = { kind: 'delivery', username, change: delivery, notify, isSeen: isSeenBy(req) } as const;
      answerOrder(res, await edit(pathParameter(req, 'id'), request));
    },
  };
}
