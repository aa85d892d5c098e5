import type { Request, Response } from 'express';

/** Healthy is when Firestore answers: without it the error handler and the deadline make this a 503. */
export function createHealthRoutes(askFirestore: () => Promise<unknown>, version: string) {
  return {
    get: async (_req: Request, res: Response): Promise<void> => {
      await askFirestore();
      res.json({ status: 'ok', version });
    },
  };
}
