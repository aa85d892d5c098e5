import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** An import that can still be undone, or has been. */
export interface BookImport {
  _id: string;
  /** When it began. */
  at: string;
  /** An admin's user name, or `BY_COMMAND`. */
  by: string;
  /** The file's name. */
  file: string;
  /** Books that it has added, changed, and of which it has set the number of copies. */
  added: number;
  changed: number;
  recounted: number;
  /** Books that it has put on sale, new ones and deleted ones: to undo that is for owners. */
  putOnSale: number;
  /** Its calls, each of which is undone by one call, the last one first. */
  parts: number;
  /** Absent while nothing of it was undone. */
  undone?: ImportUndone;
}

/** How far an import is undone. */
interface ImportUndone {
  at: string;
  by: string;
  /** Of its parts. */
  parts: number;
  /** Books and numbers of copies that were put back. */
  restored: number;
  /** Those that were left alone. */
  left: number;
}

/** The answer of `GET /api/books/imports`: the latest ones, newest first. */
export interface BookImports {
  imports: BookImport[];
}

/**
 * Why something is not what it was before an import: somebody has changed the book since, it is not on sale any more, its copies were
 * sold, counted or returned, or the picture that it had is gone. Of an import of an older release nobody knows whether its books were changed.
 */
export const LEFT_REASONS = ['changed', 'gone', 'copies', 'picture', 'older-release'] as const;

export interface LeftBook {
  _id: string;
  title: string;
  why: (typeof LEFT_REASONS)[number];
}

/** What undoing a part of an import has done, however often it is asked for. */
export interface UndonePart {
  restored: number;
  left: LeftBook[];
}

/** The body of `POST /api/books/imports/{id}/undo`. */
export const undoPartSchema = z.object({
  part: z.int(messages.mustBeAPart).min(1, messages.mustBeAPart).max(LIMITS.importParts, messages.mustBeAPart),
});
