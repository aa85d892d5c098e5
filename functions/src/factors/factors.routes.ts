import {
  appCodeSchema,
  currentPasswordSchema,
  newPasskeySchema,
  removeFactorSchema,
  secondStepSchema,
} from '@bookstore/contract/api/factor';
import { DEVICE_HEADER } from '@bookstore/contract/api/paths';
import type { Request, Response } from 'express';
import type { Admin } from '../auth/sessions.ts';
import { PRIVATE } from '../http/cacheControl.ts';
import type { CallerAddress, FindCallerAddress } from '../http/callerAddress.ts';
import { parseBody } from '../http/parse.ts';
import type { FactorsService } from './factors.service.ts';

export function createFactorsRoutes(factors: FactorsService, callerAddress: FindCallerAddress) {
  const answer = (res: Response, body: object) => void res.json(body);

  const withPassword =
    (call: (who: Admin, input: { password: string }, address: CallerAddress) => Promise<object>) =>
    async (req: Request, res: Response, who: Admin) =>
      answer(res, await call(who, parseBody(currentPasswordSchema, req), callerAddress(req)));

  return {
    finishLogIn: async (req: Request, res: Response) => {
      const session = await factors.finishLogIn(parseBody(secondStepSchema, req), req.get(DEVICE_HEADER));
      res.set('Cache-Control', PRIVATE).json(session);
    },
    state: async (_req: Request, res: Response, who: Admin) => answer(res, await factors.state(who)),
    beginApp: withPassword((...call) => factors.beginApp(...call)),
    finishApp: async (req: Request, res: Response, who: Admin) =>
      answer(res, await factors.finishApp(who, parseBody(appCodeSchema, req))),
    beginPasskey: withPassword((...call) => factors.beginPasskey(...call)),
    finishPasskey: async (req: Request, res: Response, who: Admin) =>
      answer(res, await factors.finishPasskey(who, parseBody(newPasskeySchema, req))),
    renewRecoveryCodes: withPassword((...call) => factors.renewRecoveryCodes(...call)),
    remove: async (req: Request, res: Response, who: Admin) =>
      answer(res, await factors.remove(who, parseBody(removeFactorSchema, req), callerAddress(req))),
  };
}
