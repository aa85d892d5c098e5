import {
  newWithdrawalSchema,
  withdrawalSettledSchema,
  withdrawalsQuerySchema,
} from '@bookstore/contract/api/withdrawal';
import type { Request, Response } from 'express';
import type { Guards } from '../auth/guards.ts';
import type { Admin } from '../auth/sessions.ts';
import { PRIVATE } from '../http/cacheControl.ts';
import type { FindCallerAddress } from '../http/callerAddress.ts';
import { idempotencyKey, parseBody, parseQuery, pathParameter } from '../http/parse.ts';
import { chargeReadQuota } from '../http/readQuota.ts';
import type { WithdrawalsService } from './withdrawals.service.ts';

/** Its document, the caller's counts, and the mails to address and shop. */
export const READS_OF_ONE = 5;

export function createWithdrawalsRoutes(
  withdrawals: WithdrawalsService,
  callerAddress: FindCallerAddress,
  guards: Pick<Guards, 'findCustomer'>,
) {
  return {
    receive: async (req: Request, res: Response): Promise<void> => {
      const input = parseBody(newWithdrawalSchema, req);
      chargeReadQuota(res, READS_OF_ONE);
      const customer = await guards.findCustomer(req);
      const key = idempotencyKey(req);
      const { receivedAt, isNew } = await withdrawals.receive(key, input, callerAddress(req), customer?.uid);
      if (!isNew) res.set('Idempotency-Replayed', 'true');
      res.set('Cache-Control', PRIVATE).status(202).json({ receivedAt: receivedAt.toISOString() });
    },

    page: async (req: Request, res: Response): Promise<void> => {
      res.json(await withdrawals.page(parseQuery(withdrawalsQuerySchema, req)));
    },

    settle: async (req: Request, res: Response, { username }: Admin): Promise<void> => {
      const { isSettled } = parseBody(withdrawalSettledSchema, req);
      const settled = await withdrawals.settle(username, pathParameter(req, 'id'), isSettled);
      res.json(settled);
    },
  };
}
