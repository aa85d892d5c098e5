import type { FieldPath } from '../model/fieldPaths.ts';
import { areEqual, classRank, compareValues } from '../model/valueOrder.ts';
import { isNaNValue, isNullOrNaN, type Value } from '../model/values.ts';
import type { FieldReader, QueryableDocument } from './fieldReader.ts';

export type UnaryOperator = 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN';
export type ListOperator = 'IN' | 'NOT_IN' | 'ARRAY_CONTAINS_ANY';
type RangeOperator = 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';
export type SingleOperator = 'EQUAL' | 'NOT_EQUAL' | 'ARRAY_CONTAINS' | RangeOperator;

type Test =
  | { readonly operator: UnaryOperator }
  | { readonly operator: SingleOperator; readonly operand: Value }
  | { readonly operator: ListOperator; readonly operands: readonly Value[] };

export type Condition = Test & {
  readonly kind: 'condition';
  readonly path: FieldPath;
  readonly text: string;
  readonly isName: boolean;
  readonly read: FieldReader;
};

export type Filter = Condition | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] };

type Predicate = (document: QueryableDocument) => boolean;

export function conditionsOf(filter: Filter | undefined): Condition[] {
  if (!filter) return [];
  return filter.kind === 'condition' ? [filter] : filter.filters.flatMap(conditionsOf);
}

export function compileFilter(filter: Filter | undefined): Predicate {
  if (!filter) return () => true;
  if (filter.kind === 'condition') {
    const { read } = filter;
    const test = compileTest(filter);
    return (document) => {
      const value = read(document);
      return value !== undefined && test(value);
    };
  }
  const predicates = filter.filters.map(compileFilter);
  return filter.kind === 'and'
    ? (document) => predicates.every((predicate) => predicate(document))
    : (document) => predicates.some((predicate) => predicate(document));
}

const NEVER = () => false;

/** Comparisons with null or NaN match nothing. */
export function compileTest(test: Test): (value: Value) => boolean {
  switch (test.operator) {
    case 'IS_NULL':
      return (value) => value.kind === 'null';
    case 'IS_NOT_NULL':
      return (value) => value.kind !== 'null';
    case 'IS_NAN':
      return isNaNValue;
    case 'IS_NOT_NAN':
      return (value) => !isNullOrNaN(value);
    case 'EQUAL':
      return equalsAny([test.operand]);
    case 'IN':
      return equalsAny(test.operands);
    case 'NOT_EQUAL':
      return differsFromAll([test.operand]);
    case 'NOT_IN':
      return differsFromAll(test.operands);
    case 'ARRAY_CONTAINS':
      return containsAny([test.operand]);
    case 'ARRAY_CONTAINS_ANY':
      return containsAny(test.operands);
    default:
      return compileRange(test.operator, test.operand);
  }
}

function equalsAny(operands: readonly Value[]): (value: Value) => boolean {
  const candidates = operands.filter((operand) => !isNullOrNaN(operand));
  return (value) => candidates.some((candidate) => areEqual(value, candidate));
}

/** Null never differs, a null operand matches nothing, NaN differs from all but null. */
function differsFromAll(operands: readonly Value[]): (value: Value) => boolean {
  if (operands.some(({ kind }) => kind === 'null')) return NEVER;
  const equals = equalsAny(operands);
  return (value) => value.kind !== 'null' && !equals(value);
}

function containsAny(operands: readonly Value[]): (value: Value) => boolean {
  const equals = equalsAny(operands);
  return (value) => value.kind === 'array' && value.values.some(equals);
}

const RANGE_TESTS: { [operator in RangeOperator]: (order: number) => boolean } = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

export function isRange(condition: Condition): condition is Condition & { readonly operand: Value } {
  return condition.operator in RANGE_TESTS;
}

/** A range contains only values of the operand's class. */
function compileRange(operator: RangeOperator, operand: Value): (value: Value) => boolean {
  if (isNullOrNaN(operand)) return NEVER;
  const rank = classRank(operand);
  const isWanted = RANGE_TESTS[operator];
  return (value) => classRank(value) === rank && isWanted(compareValues(value, operand));
}
