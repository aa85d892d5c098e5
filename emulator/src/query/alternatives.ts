import { isNullOrNaN, NULL, type Value } from '../model/values.ts';
import type { Condition, Filter } from './filter.ts';

const NAN: Value = { kind: 'double', value: Number.NaN };

/** Disjunctive normal form. */
export function alternativesOf(filter: Filter | undefined): Condition[][] {
  if (!filter) return [[]];
  if (filter.kind === 'condition') return [[filter]];
  return filter.kind === 'or' ? filter.filters.flatMap(alternativesOf) : product(filter.filters.map(alternativesOf));
}

/** Each list value is an alternative, so that every equality has one value. */
export function singleAlternativesOf(filter: Filter | undefined): Condition[][] {
  return alternativesOf(filter).flatMap((conditions) => product(conditions.map(singles)));
}

export function isEquality({ operator, isName }: Condition): boolean {
  return !isName && (operator === 'EQUAL' || operator === 'IN' || operator === 'IS_NULL' || operator === 'IS_NAN');
}

export function isContainment({ operator }: Condition): boolean {
  return operator === 'ARRAY_CONTAINS' || operator === 'ARRAY_CONTAINS_ANY';
}

/** Undefined if nothing can match. */
export function matchedValue(condition: Condition): Value | undefined {
  if (condition.operator === 'IS_NULL') return NULL;
  if (condition.operator === 'IS_NAN') return NAN;
  if (condition.operator !== 'EQUAL' && condition.operator !== 'ARRAY_CONTAINS') return undefined;
  return isNullOrNaN(condition.operand) ? undefined : condition.operand;
}

function product(parts: readonly Condition[][][]): Condition[][] {
  return parts.reduce<Condition[][]>(
    (combined, part) => combined.flatMap((one) => part.map((other) => [...one, ...other])),
    [[]],
  );
}

function singles(condition: Condition): Condition[][] {
  const { operator } = condition;
  if (operator !== 'IN' && operator !== 'ARRAY_CONTAINS_ANY') return [[condition]];
  const { operands, ...subject } = condition;
  const single = operator === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return operands.map((operand) => [{ ...subject, operator: single, operand }]);
}
