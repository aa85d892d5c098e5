import type { Problem, ProblemCode } from '@bookstore/contract/api/problem';

export type ProblemMembers = Pick<
  Problem,
  'errors' | 'books' | 'totalPrice' | 'book' | 'order' | 'retryAfterSeconds' | 'secondFactor'
>;

interface ShopErrorDetails {
  members?: ProblemMembers;
  retryAfterSeconds?: number;
  /** Required age of the sign-in. */
  maxAgeSeconds?: number;
}

/** A refused request. Each folder declares its own; `http/problem.ts` maps them. */
export abstract class ShopError extends Error {
  readonly code: ProblemCode;
  readonly details: ShopErrorDetails;

  constructor(code: ProblemCode, message: string, details: ShopErrorDetails = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.details = details;
  }
}

/** @param path of the field */
export abstract class FieldRefused extends ShopError {
  constructor(path: string, message: string) {
    super('validation-failed', `${path}: ${message}`, { members: { errors: [{ path, message }] } });
  }
}
