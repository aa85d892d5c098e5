import type { Request, Response } from 'express';
import type { BodyKind } from './body.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Handler = (req: Request, res: Response) => Promise<void>;

/** One line of the table of contents: a call, who may make it, and what answers it. */
export interface Route {
  method: Method;
  /** Express's pattern, for example `/api/books/:id`. */
  path: string;
  who: 'anyone' | 'admin' | 'customer' | 'customer or admin';
  /** What it is sent, if it is sent anything. A picture is refused or read behind the guard, by the handler. */
  body: BodyKind;
  /** Refuses every other caller before it does anything. */
  handle: Handler;
}
