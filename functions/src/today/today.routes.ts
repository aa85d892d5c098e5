import type { Request, Response } from 'express';
import type { TodayRepository } from './today.repository.ts';

export function createTodayRoutes(today: TodayRepository) {
  return {
    read: async (_req: Request, res: Response): Promise<void> => {
      res.json(await today.read());
    },
  };
}
