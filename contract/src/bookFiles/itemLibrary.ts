import * as messages from '@bookstore/messages/validation';
import type { FieldError } from '../api/problem.ts';
import { fold } from './columns.ts';
import { quotedCell } from './rowProblem.ts';

/* An item library of Square. "Archived" or "Item Type" may mean something else in other files. */

const IDENTIFYING = ['itemname', 'variationname'];

const NOT_PRINTED = /^(?:digital|event|membership|donation|gift card|service|prepared food)/i;

const REFUSAL_OF: ReadonlyMap<string, (cell: string) => string | false> = new Map([
  ['archived', (cell: string) => /^(?:y|yes|true)$/i.test(cell) && messages.notOnSaleThere(quotedCell(cell))],
  ['sellable', (cell: string) => /^(?:n|no|false)$/i.test(cell) && messages.notOnSaleThere(quotedCell(cell))],
  ['itemtype', (cell: string) => NOT_PRINTED.test(cell) && messages.typeNotTaken(quotedCell(cell))],
]);

const isItemLibrary = (names: readonly string[]) => IDENTIFYING.every((name) => names.map(fold).includes(name));

/** Whether a column decides only whether a row is imported. */
export const decidesItem = (name: string, names: readonly string[]): boolean =>
  REFUSAL_OF.has(fold(name)) && isItemLibrary(names);

/** Refuses an item that is not on sale or not a printed book. */
export function refusedItem(cells: readonly string[], names: readonly string[]): { problem?: FieldError } {
  if (!isItemLibrary(names)) return {};
  for (const [index, path] of names.entries()) {
    const message = REFUSAL_OF.get(fold(path))?.(cells[index]?.trim() ?? '');
    if (message) return { problem: { path, message } };
  }
  return {};
}
