import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

/** An import of the last thirty days, undone or not. */
export interface BookImport {
  _id: string;
  at: string;
  /** User name of an admin, or `BY_COMMAND`. */
  by: string;
  file: string;
  /** Numbers of added and changed books, and of changed stock levels. */
  added: number;
  changed: number;
  recounted: number;
  /** Number of books put on sale, new and restored; undoing that requires an owner. */
  putOnSale: number;
  /** Number of calls. Each is undone by one call, last one first. */
  parts: number;
  /** Absent until anything is undone. */
  undone?: ImportUndone;
}

interface ImportUndone {
  at: string;
  by: string;
  parts: number;
  restored: number;
  left: number;
}

/** Newest first. */
export interface BookImports {
  imports: BookImport[];
}

/**
 * Why undo skipped something: the book was changed, is off sale, its stock changed, its previous picture is gone, or
 * the import is from an older release that cannot be compared.
 */
export const UNDO_SKIP_REASONS = ['changed', 'gone', 'copies', 'picture', 'older-release'] as const;

export interface SkippedBook {
  _id: string;
  title: string;
  why: (typeof UNDO_SKIP_REASONS)[number];
}

/** The same however often it is requested. */
export interface UndonePart {
  restored: number;
  left: SkippedBook[];
}

/** Body of `POST /api/books/imports/{id}/undo`. */
export const undoPartSchema = z.object({
  part: z.int(messages.mustBeAPart).min(1, messages.mustBeAPart).max(LIMITS.importParts, messages.mustBeAPart),
});
