import type { Response } from 'express';

/** What is known of the request that a response answers. */
export interface RequestContext {
  requestId: string;
  /** The pattern of the route, never the path itself: that may hold an e-mail address. */
  route: string;
  /** The code of the problem that was answered. */
  problem?: string;
}

const contexts = new WeakMap<Response, RequestContext>();

export function setContext(res: Response, context: RequestContext): void {
  contexts.set(res, context);
}

export function contextOf(res: Response): RequestContext {
  return contexts.get(res) ?? { requestId: '', route: '' };
}
