import { mailEventSchema } from '@bookstore/contract/api/orderMail';
import type { Request, Response } from 'express';
import { parse, pathParameter } from '../http/parse.ts';
import type { MailsService } from './mails.service.ts';

export function createMailsRoutes(mails: MailsService) {
  return {
    sendAgain: async (req: Request, res: Response): Promise<void> => {
      const event = parse(mailEventSchema, pathParameter(req, 'event'), 'event');
      res.set('Cache-Control', 'private, no-store').json(await mails.sendAgain(pathParameter(req, 'id'), event));
    },
  };
}
