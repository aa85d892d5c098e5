import type { Problem, ProblemCode } from '@bookstore/contract/api/problem';

interface DomainErrorDetails {
  /** Members of the problem answer. */
  members?: Pick<Problem, 'errors' | 'books' | 'totalPrice' | 'book' | 'order' | 'retryAfterSeconds' | 'secondFactor'>;
  retryAfterSeconds?: number;
  /** Required age of the sign-in. */
  maxAgeSeconds?: number;
}

/** A violated rule of the shop. `http/problem.ts` turns it into an answer. */
export abstract class DomainError extends Error {
  readonly code: ProblemCode;
  readonly details: DomainErrorDetails;

  constructor(code: ProblemCode, message: string, details: DomainErrorDetails = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.details = details;
  }
}
