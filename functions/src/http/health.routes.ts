import type { Request, Response } from 'express';
import type { BooksRepository } from '../books/books.repository.ts';

/** Healthy is when Firestore answers: without it the error handler and the deadline make this a 503. */
export function createHealthRoutes(books: BooksRepository, version: string) {
  return {
    get: async (_req: Request, res: Response): Promise<void> => {
      await books.readVersion();
      res.json({ status: 'ok', version });
    },
  };
}
