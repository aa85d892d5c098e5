import type { Request, Response } from 'express';
import type { Customer } from '../auth/customerTokens.ts';
import { pathParameter } from '../http/parse.ts';
import { chargeReadQuota } from '../http/readQuota.ts';
import type { AlertsService } from './alerts.service.ts';

/** Book, alert and count. */
const READS_OF_ONE = 3;

export function createAlertsRoutes(alerts: AlertsService) {
  return {
    get: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      res.json(await alerts.find(customer, pathParameter(req, 'id')));
    },
    set: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      chargeReadQuota(res, READS_OF_ONE);
      res.json(await alerts.set(customer, pathParameter(req, 'id')));
    },
    remove: async (req: Request, res: Response, customer: Customer): Promise<void> => {
      await alerts.remove(customer, pathParameter(req, 'id'));
      res.status(204).end();
    },
  };
}
