import { isDocumentId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/problems';
import type { Response } from 'express';
import { FieldRefused } from '../lib/shopError.ts';

class InvalidCursor extends FieldRefused {
  constructor() {
    super('cursor', messages.invalidCursor);
  }
}

/** Last entry of a page. `createdAt` is the sort key. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** Firestore's last moment. */
const LATEST_MS = Date.UTC(10_000, 0) - 1;

export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** @throws InvalidCursor */
export function decodeCursor(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, time, id = ''] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (!time || Number(time) > LATEST_MS || !isDocumentId(id)) throw new InvalidCursor();
  return { createdAt: new Date(Number(time)), id };
}

/** The address is relative and repeats no email. */
export function linkToNext(res: Response, next: Position | null): void {
  if (next) res.set('Link', `<?cursor=${encodeCursor(next)}>; rel="next"`);
}
