import { stockedBooksSchema } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { stockChangeSchema, stockQuerySchema } from '@bookstore/contract/api/stock';
import type { Request, Response } from 'express';
import type { Admin } from '../../auth/sessions.ts';
import { idempotencyKey, parseBody, parseQuery, pathParameter } from '../../http/parse.ts';
import type { StockService } from './stock.service.ts';
import type { FindStockedBooks } from './stockedBooks.repository.ts';

export function createStockRoutes(stock: StockService, findStockedBooks: FindStockedBooks) {
  return {
    books: async (req: Request, res: Response): Promise<void> => {
      const query = parseQuery(stockedBooksSchema, req);
      const { books, next } = await findStockedBooks(query);
      if (next !== null) res.set('Link', `<${apiPaths.adminBooks({ ...query, after: next })}>; rel="next"`);
      res.json(books);
    },

    counts: async (req: Request, res: Response): Promise<void> => {
      const { ids } = parseQuery(stockQuerySchema, req);
      res.json(await stock.find(ids));
    },

    change: async (req: Request, res: Response, admin: Admin): Promise<void> => {
      const change = parseBody(stockChangeSchema, req);
      res.json(await stock.change(admin, idempotencyKey(req), pathParameter(req, 'id'), change));
    },
  };
}
