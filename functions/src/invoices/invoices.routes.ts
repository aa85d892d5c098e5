import { journalQuerySchema } from '@bookstore/contract/api/invoice';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/validation';
import type { Request, Response } from 'express';
import type { Database } from '../firestore/firebase.ts';
import { parseQuery } from '../http/parse.ts';
import { validationFailed } from '../http/problem.ts';
import { journal } from './journal.ts';

export function createInvoicesRoutes(database: Database, maxLines: number = LIMITS.journal.lines) {
  return {
    journal: async (req: Request, res: Response): Promise<void> => {
      const range = parseQuery(journalQuerySchema, req);
      const lines: string[] = [];
      for await (const line of journal(await database(), range)) {
        lines.push(line);
        if (lines.length > maxLines) throw validationFailed([{ path: 'to', message: messages.journalTooLong }]);
      }
      res.set('Content-Type', 'text/csv; charset=utf-8').send(lines.join(''));
    },
  };
}
