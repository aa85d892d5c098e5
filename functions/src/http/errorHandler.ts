import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/problems';
import type { NextFunction, Request, Response } from 'express';
import { deploymentFault } from '../firestore/deploymentFault.ts';
import { ShopError } from '../lib/shopError.ts';
import { TimeoutError } from '../lib/withTimeout.ts';
import { bodyTooLarge } from './body.ts';
import { ResponseAlreadySent } from './deadline.ts';
import type { Log } from './log.ts';
import { NOT_CONFIGURED } from './misconfigured.ts';
import { fromShopError, ProblemError, sendProblem, unavailable } from './problem.ts';
import { getContext } from './requestLog.ts';

/** gRPC codes: deadline exceeded, resource exhausted, aborted, internal (after all retries), unavailable. */
const FIRESTORE_UNAVAILABLE = new Set([4, 8, 10, 13, 14]);

function hasField<K extends string>(error: unknown, field: K): error is Record<K, unknown> {
  return typeof error === 'object' && error !== null && field in error;
}

function fromExpress(error: unknown): ProblemError | null {
  if (!hasField(error, 'status')) return null;
  if (error.status === 413) return bodyTooLarge(hasField(error, 'limit') ? Number(error.limit) : LIMITS.bodyBytes);
  if (error.status === 415) {
    const detail = messages.mustBeJson;
    return new ProblemError('unsupported-media-type', detail);
  }
  if (error.status !== 400) return null;
  if (error instanceof URIError) {
    return new ProblemError('validation-failed', messages.badPath);
  }
  return new ProblemError('malformed-json', messages.badJson);
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ShopError) return fromShopError(error);
  if (error instanceof TimeoutError) return unavailable();
  const fault = deploymentFault(error);
  if (fault) return fault.isTemporary ? unavailable() : new ProblemError('internal', NOT_CONFIGURED);
  if (hasField(error, 'code') && FIRESTORE_UNAVAILABLE.has(Number(error.code))) return unavailable();
  return fromExpress(error) ?? new ProblemError('internal', messages.internalError);
}

function describeForLog(error: unknown): string {
  const fault = deploymentFault(error);
  return fault ? `${fault.explanation}\n${stackOf(error)}` : stackOf(error);
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(error.cause)}`;
}

export function errorHandler(log: Log) {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, _req: Request, res: Response, _next: NextFunction): void => {
    const problemError = toProblem(error);
    const context = getContext(res);
    if (error instanceof ResponseAlreadySent || (hasField(error, 'code') && error.code === 'ERR_HTTP_HEADERS_SENT'))
      return;
    if (problemError.problem.status >= 500) {
      log({ severity: 'ERROR', message: describeForLog(error), requestId: context.requestId, route: context.route });
    }
    if (res.headersSent) return;
    context.problem = problemError.problem.code;
    sendProblem(res, problemError);
  };
}
