import { failedPrecondition, invalidArgument } from '../errors.ts';
import { type Condition, conditionsOf, type Filter } from './filter.ts';

const MAX_DISJUNCTIONS = 30;
const NEGATIVE: readonly string[] = [
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] satisfies Condition['operator'][];
const EXPANDED: readonly string[] = ['IN', 'ARRAY_CONTAINS_ANY'] satisfies Condition['operator'][];

export function checkFilterLimits(filter: Filter | undefined): void {
  const conditions = conditionsOf(filter);
  if (conditions.filter(({ operator }) => NEGATIVE.includes(operator)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const hasNotIn = conditions.some(({ operator }) => operator === 'NOT_IN');
  if (hasNotIn && (isDisjunctive(filter) || conditions.some(({ operator }) => EXPANDED.includes(operator)))) {
    throw invalidArgument("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
}

/** Each alternative of an OR may have one array condition. */
export function checkArrayConditions(filter: Filter | undefined): void {
  if (countArrayConditions(filter) > 1) {
    throw failedPrecondition('Only a single array-contains clause is allowed in a query');
  }
}

function isDisjunctive(filter: Filter | undefined): boolean {
  if (!filter || filter.kind === 'condition') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(isDisjunctive);
}

function countDisjunctions(filter: Filter | undefined): number {
  if (!filter) return 1;
  if (filter.kind === 'and') return filter.filters.reduce((product, f) => product * countDisjunctions(f), 1);
  if (filter.kind === 'or') return filter.filters.reduce((sum, f) => sum + countDisjunctions(f), 0);
  return 'operands' in filter && EXPANDED.includes(filter.operator) ? filter.operands.length : 1;
}

function countArrayConditions(filter: Filter | undefined): number {
  if (!filter) return 0;
  if (filter.kind === 'condition') return filter.operator.startsWith('ARRAY_') ? 1 : 0;
  const counts = filter.filters.map(countArrayConditions);
  return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}
