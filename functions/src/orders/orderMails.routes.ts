import { mailEventSchema } from '@bookstore/contract/api/orderMail';
import type { Request, Response } from 'express';
import { parse, pathParameter } from '../http/parse.ts';
import type { SendMailAgain } from './orderMails.service.ts';

export function createOrderMailsRoutes(sendAgain: SendMailAgain) {
  return {
    sendAgain: async (req: Request, res: Response, { username }: { username: string }): Promise<void> => {
      const event = parse(mailEventSchema, pathParameter(req, 'event'), 'event');
      res.json(await sendAgain(username, pathParameter(req, 'id'), event));
    },
  };
}
