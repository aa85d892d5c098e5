import { isDocumentId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/problems';
import type { Response } from 'express';
import { ShopError } from '../lib/shopError.ts';

class InvalidCursor extends ShopError {
  constructor() {
    const message = messages.invalidCursor;
    super('validation-failed', `cursor: ${message}`, { members: { errors: [{ path: 'cursor', message }] } });
  }
}

/** The last of a page, an order or a line of the log: the next page begins after it. `createdAt` is the moment that the list is sorted by. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** The last moment that Firestore can store: the end of the year 9999. */
const LATEST_MS = Date.UTC(10_000, 0) - 1;

export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** @throws InvalidCursor when the text is not a cursor that we gave out. */
export function decodeCursor(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, time, id = ''] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!time || Number(time) > LATEST_MS || !isDocumentId(id)) throw new InvalidCursor();
  return { createdAt: new Date(Number(time)), id };
}

/** Says where the same answer goes on, if it does. The address is relative: nobody's e-mail is repeated. */
export function linkToNext(res: Response, next: Position | null): void {
  if (next) res.set('Link', `<?cursor=${encodeCursor(next)}>; rel="next"`);
}
