import type { Problem, ProblemCode } from '@bookstore/contract/api/problem';

interface DomainErrorDetails {
  /** What a caller learns beside the sentence, in the wire forms of the contract. */
  members?: Pick<Problem, 'errors' | 'books' | 'totalPrice' | 'book' | 'order' | 'retryAfterSeconds' | 'secondFactor'>;
  retryAfterSeconds?: number;
  /** How long ago the caller may have signed in. */
  maxAgeSeconds?: number;
}

/**
 * A rule of the shop that a call would break: thrown by services, each under a name of its own. What an answer is made of it
 * stands in `http/problem.ts`.
 */
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
