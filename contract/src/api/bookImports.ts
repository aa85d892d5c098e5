import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { LIMITS } from '../limits.ts';

export interface BookImport {
  _id: string;
  at: string;
  /** User name of an admin, or `BY_COMMAND`. */
  by: string;
  file: string;
  added: number;
  changed: number;
  recounted: number;
  /** New and restored books; undoing that requires an owner. */
  putOnSale: number;
  /** Number of calls. Each needs one call to undo, last one first. */
  parts: number;
  undone?: ImportUndone;
}

interface ImportUndone {
  at: string;
  by: string;
  parts: number;
  restored: number;
  left: number;
}

export interface BookImports {
  imports: BookImport[];
}

/** `older-release`: the import cannot be compared. */
export const UNDO_SKIP_REASONS = ['changed', 'gone', 'copies', 'picture', 'older-release'] as const;

export interface SkippedBook {
  _id: string;
  title: string;
  why: (typeof UNDO_SKIP_REASONS)[number];
}

export interface UndonePart {
  restored: number;
  left: SkippedBook[];
}

export const undoPartSchema = z.object({
  part: z.int(messages.mustBeAPart).min(1, messages.mustBeAPart).max(LIMITS.importParts, messages.mustBeAPart),
});
