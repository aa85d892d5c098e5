import type { ImportResult } from '@bookstore/contract/api/bookImport';
import type { ChangedField } from '@bookstore/contract/api/changes';
import type { BookFileRow } from '@bookstore/contract/bookFiles/readBookFile';
import type { ImportPlan, PlannedRow } from './importPlan.ts';

/** For a new book whose ISBN the shop has. */
export type IsbnDecision = 'leave' | 'update' | 'add';

/** By line; rows without a decision are left out. */
export type IsbnDecisions = ReadonlyMap<number, IsbnDecision>;

/**
 * Returns rows as if the file had the ids of the books with their ISBNs. Of several rows for a book, the first counts.
 * @param lines by ids of books that the file has
 */
export function findUpdates(rows: readonly PlannedRow[], lines: ReadonlyMap<string, number>): BookFileRow[] {
  const taken = new Set(lines.keys());
  return rows.flatMap(({ line, fields, assumed, record, sameIsbnId }): BookFileRow[] => {
    if (sameIsbnId === undefined || record || taken.has(sameIsbnId)) return [];
    taken.add(sameIsbnId);
    return [{ line, fields: { ...fields, _id: sameIsbnId }, ...(assumed && { assumed }) }];
  });
}

/** Whether the old price still is above the new one. */
const isStruck = ({ oldPrice, newPrice }: Readonly<Record<string, ChangedField>> = {}) =>
  Number(oldPrice?.before) > Math.max(Number(newPrice?.before ?? 0), Number(newPrice?.after ?? 0));

/** Keeps what the file does not have. @returns null if the book cannot be changed */
export function planUpdate(
  { line, fields, assumed = [] }: BookFileRow,
  result: ImportResult | undefined,
): PlannedRow | null {
  if (result?.fate !== 'changed' && result?.fate !== 'unchanged') return null;
  const differences = { ...result.differences };
  const kept = { ...fields };
  // The API takes an absent `trending` for false.
  for (const field of fields.trending === undefined ? [...assumed, 'trending' as const] : assumed) {
    const difference = differences[field];
    if (!difference || (field === 'oldPrice' && !isStruck(result.differences))) continue;
    kept[field] = String(difference.before);
    delete differences[field];
  }
  return { line, fields: kept, seen: result.updatedAt ?? null, differences };
}

export interface DecidedPlan extends ImportPlan {
  /** Left out too, unless they are decided before the import. */
  undecided: number;
}

export function applyDecisions(plan: ImportPlan, decisions: IsbnDecisions): DecidedPlan {
  const decided: DecidedPlan = { ...plan, rows: [], undecided: 0 };
  for (const row of plan.rows) {
    const decision = decisions.get(row.line);
    if (row.sameIsbnAs === undefined || decision === 'add') {
      decided.rows.push(row);
      continue;
    }
    decided.added -= 1;
    if (decision === undefined) decided.undecided += 1;
    else if (decision === 'leave' || !row.update) decided.leftOut += 1;
    else {
      decided.changed += 1;
      decided.rows.push(row.update);
    }
  }
  return decided;
}
