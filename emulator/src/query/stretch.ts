import { classRank, compareValues } from '../model/valueOrder.ts';
import { isNullOrNaN, NULL, type Value } from '../model/values.ts';
import type { DocumentOrder } from '../storage/sortedDocuments.ts';
import { sideOfWindow } from './cursor.ts';
import type { Readable } from './fieldReader.ts';
import { type Condition, compileTest, type Filter, isRange } from './filter.ts';
import { type Order, toDocumentOrder } from './orders.ts';
import type { QueryPlan } from './plan.ts';

/** An order of documents, those that lie side by side in it, and what is left to ask of each of them. */
type Stretch = {
  readonly order: DocumentOrder;
  /** Below 0 before these documents, 0 among them, above 0 behind them. */
  readonly sideOf: (document: Readable) => number;
  readonly rest: readonly Filter[];
};

type Range = Condition & { readonly operand: Value };

/** True for a condition that wants one value. */
function isFixed(filter: Filter): filter is Condition {
  if (filter.kind !== 'condition') return false;
  return filter.operator === 'IS_NULL' || (filter.operator === 'EQUAL' && !isNullOrNaN(filter.operand));
}

function isRangeOf(filter: Filter, order: Order | undefined): filter is Range {
  if (filter.kind !== 'condition' || !isRange(filter)) return false;
  return JSON.stringify(filter.path) === JSON.stringify(order?.path) && !isNullOrNaN(filter.operand);
}

function compareFixed(condition: Condition): Stretch['sideOf'] {
  const operand = 'operand' in condition ? condition.operand : NULL;
  return (document) => compareValues(condition.read(document) ?? operand, operand);
}

/** Values of other classes than the operand's are outside of a range, on the side of their class. */
function compareRange(range: Range, sign: 1 | -1): Stretch['sideOf'] {
  const { operand, operator, read } = range;
  const isInside = compileTest(range);
  const outside = operator.startsWith('LESS') ? 1 : -1;
  return (document) => {
    const value = read(document) ?? operand;
    return isInside(value) ? 0 : sign * (classRank(value) - classRank(operand) || outside);
  };
}

/**
 * The stretch to look through for a query, as in the index that production has for it: sorted by the fields that must
 * equal something, then by the orders of the query, the first of which may be in a range.
 */
export function stretchOf(plan: QueryPlan): Stretch {
  const { filter, orders } = plan;
  const [first] = orders;
  const parts = filter?.kind === 'and' ? filter.filters : filter ? [filter] : [];
  const fixed = parts.filter(isFixed);
  const ranges = parts.filter((part) => isRangeOf(part, first));
  const sign = first?.isDescending ? -1 : 1;
  const sides = [...fixed.map(compareFixed), ...ranges.map((range) => compareRange(range, sign))];
  return {
    order: toDocumentOrder([...fixed.map((condition) => ({ ...condition, isDescending: false })), ...orders]),
    rest: parts.filter((part) => !isFixed(part) && !isRangeOf(part, first)),
    sideOf(document) {
      for (const sideOf of sides) {
        const side = sideOf(document);
        if (side !== 0) return side;
      }
      return sideOfWindow(document, plan);
    },
  };
}
