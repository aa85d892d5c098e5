import * as messages from '@bookstore/messages/problems';
import type { Response } from 'express';
import { writeLog } from './log.ts';
import { ProblemError, sendProblem } from './problem.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

export const NOT_CONFIGURED = messages.notSetUp;

export function sendMisconfigured(error: unknown, res: Response): void {
  writeLog({ severity: 'ERROR', message: error instanceof Error ? error.message : String(error) });
  res.set(SECURITY_HEADERS);
  sendProblem(res, new ProblemError('internal', NOT_CONFIGURED));
}
