import { isSamePath } from '../indexes/definition.ts';
import { classRank, compareValues } from '../model/valueOrder.ts';
import { isNullOrNaN, type Value } from '../model/values.ts';
import { sideOfWindow } from './cursor.ts';
import type { QueryableDocument } from './fieldReader.ts';
import { type Condition, compileTest, isRange } from './filter.ts';
import type { Order } from './orders.ts';
import type { QueryPlan } from './plan.ts';

/** Negative before the start, positive after the end, otherwise 0. */
type SideOf = (document: QueryableDocument) => number;

type Range = Condition & { readonly operand: Value };

/** Matching documents of a range are adjacent. */
export function isRangeOf(condition: Condition, order: Order | undefined): condition is Range {
  if (!order || !isSamePath(condition.path, order.path)) return false;
  const isPoint = condition.isName && condition.operator === 'EQUAL';
  return (isPoint || isRange(condition)) && !isNullOrNaN(condition.operand);
}

/** Values of other classes are outside, on the side of their class. */
function sideOfRange(range: Range, sign: 1 | -1): SideOf {
  const { operand, operator, read } = range;
  const isInside = compileTest(range);
  const outsideOf = (value: Value) =>
    operator === 'EQUAL' ? compareValues(value, operand) : operator.startsWith('LESS') ? 1 : -1;
  return (document) => {
    const value = read(document) ?? operand;
    return isInside(value) ? 0 : sign * (classRank(value) - classRank(operand) || outsideOf(value));
  };
}

/**
 * Compares with ranges on the first order, then with the query's cursors. @param first undefined if only the cursors
 * apply
 */
export function sideOfQuery(conditions: readonly Condition[], first: Order | undefined, plan: QueryPlan): SideOf {
  const sign = first?.isDescending ? -1 : 1;
  const sides = conditions
    .filter((condition): condition is Range => isRangeOf(condition, first))
    .map((range) => sideOfRange(range, sign));
  return (document) => {
    for (const sideOf of sides) {
      const side = sideOf(document);
      if (side !== 0) return side;
    }
    return sideOfWindow(document, plan);
  };
}
