import type { Request, Response } from 'express';

/** Healthy if Firestore answers; otherwise 503. */
export function createHealthRoutes(askFirestore: () => Promise<unknown>, version: string) {
  return {
    get: async (_req: Request, res: Response): Promise<void> => {
      await askFirestore();
      res.json({ status: 'ok', version });
    },
  };
}
