import { isSamePath } from '../indexes/definition.ts';
import { classRank, compareValues } from '../model/valueOrder.ts';
import { isNullOrNaN, type Value } from '../model/values.ts';
import { sideOfWindow } from './cursor.ts';
import type { Readable } from './fieldReader.ts';
import { type Condition, compileTest, isRange } from './filter.ts';
import type { Order } from './orders.ts';
import type { QueryPlan } from './plan.ts';

/** Below 0 for a document before the start of something, above 0 for one behind its end, 0 between the two. */
type SideOf = (document: Readable) => number;

type Range = Condition & { readonly operand: Value };

/** True for a condition whose documents lie side by side in an order. */
export function isRangeOf(condition: Condition, order: Order | undefined): condition is Range {
  if (!order || !isSamePath(condition.path, order.path)) return false;
  const isPoint = condition.isName && condition.operator === 'EQUAL';
  return (isPoint || isRange(condition)) && !isNullOrNaN(condition.operand);
}

/** Values of other classes than the operand's are outside of a range, on the side of their class. */
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
 * Where documents lie that are sorted as a query wants them: by the ranges of the first order, then by its cursors.
 * @param first the order that they are sorted by first; undefined when only the cursors count
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
