import { randomUUID } from 'node:crypto';
import { idempotencyKeySchema } from '@bookstore/contract/api/idempotencyKey';
import { newWithdrawalSchema } from '@bookstore/contract/api/withdrawal';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/withdrawals';
import type { Request, Response } from 'express';
import { readForm } from '../http/body.ts';
import { CDN_MINUTE, PRIVATE } from '../http/cacheControl.ts';
import type { FindCallerAddress } from '../http/callerAddress.ts';
import { chargeReadQuota } from '../http/readQuota.ts';
import { requireOwnForm } from '../http/rejectChanges.ts';
import { getContext } from '../http/requestLog.ts';
import type { WebBuild } from '../pages/webBuild.ts';
import { READS_OF_ONE } from './withdrawals.routes.ts';
import type { WithdrawalsService } from './withdrawals.service.ts';
import {
  renderForm,
  renderReceived,
  renderRefused,
  renderReview,
  renderWithdraw,
  type TypedWithdrawal,
  WITHDRAW_FIELDS,
  WITHDRAW_PATH,
  type WithdrawErrors,
} from './withdrawPages.ts';

const HTML = 'text/html; charset=utf-8';

interface WithdrawPagesDependencies {
  withdrawals: Pick<WithdrawalsService, 'receive'>;
  callerAddress: FindCallerAddress;
  webBuild: () => WebBuild;
  shopUrl: string;
}

const typedIn = (fields: URLSearchParams) =>
  Object.fromEntries(WITHDRAW_FIELDS.map((name) => [name, fields.get(name) ?? ''])) as TypedWithdrawal;

const ENTER: WithdrawErrors = { name: messages.enterName, email: messages.enterEmail, order: messages.enterOrder };

/** Validates like the API. */
function parseTyped(typed: TypedWithdrawal) {
  const lines = typed.items.split('\n').map((line) => line.trim());
  const { data, error } = newWithdrawalSchema.safeParse({ ...typed, items: lines.filter((line) => line !== '') });
  const errors: WithdrawErrors = {};
  for (const field of WITHDRAW_FIELDS) {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = (typed[field].trim() === '' && ENTER[field]) || issue.message;
  }
  return { data, errors };
}

/** Withdrawing without scripts: a form, a page that repeats the declaration, and a receipt. */
export function createWithdrawPagesRoutes({
  withdrawals,
  callerAddress,
  webBuild,
  shopUrl,
}: WithdrawPagesDependencies) {
  return {
    show: async (req: Request, res: Response): Promise<void> => {
      const { document, headers } = webBuild();
      const { order } = req.query;
      const known = typeof order === 'string' ? order.slice(0, LIMITS.withdrawalOrder) : '';
      const page = renderWithdraw(document, { name: '', email: '', order: known, items: '' }, shopUrl + WITHDRAW_PATH);
      res.set({ ...headers, 'Content-Type': HTML, 'Cache-Control': CDN_MINUTE }).send(page);
    },

    send: async (req: Request, res: Response): Promise<void> => {
      const { document, headers } = webBuild();
      res.set(headers);
      getContext(res).renderProblem = (detail) => renderRefused(document, detail);
      requireOwnForm(req, shopUrl);
      const fields = await readForm(req, res);
      const answer = (status: number, page: string) =>
        res.status(status).set({ 'Content-Type': HTML, 'Cache-Control': PRIVATE }).send(page);
      const typed = typedIn(fields);
      const step = fields.get('step');
      if (step === 'change') return void answer(200, renderForm(document, typed, {}));
      const { data, errors } = parseTyped(typed);
      if (!data) return void answer(400, renderForm(document, typed, errors));
      const { data: key } = idempotencyKeySchema.safeParse(fields.get('key'));
      if (step !== 'confirm' || key === undefined) return void answer(200, renderReview(document, data, randomUUID()));
      chargeReadQuota(res, READS_OF_ONE);
      const { receivedAt } = await withdrawals.receive(key, data, callerAddress(req));
      answer(200, renderReceived(document, data, receivedAt));
    },
  };
}
