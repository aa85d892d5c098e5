import type { Request, Response } from 'express';

/** Healthy if Firestore answers; otherwise 503. */
export function createHealthRoutes(checkFirestore: () => Promise<unknown>, version: string) {
  return {
    get: async (_req: Request, res: Response): Promise<void> => {
      await checkFirestore();
      res.json({ status: 'ok', version });
    },
  };
}
