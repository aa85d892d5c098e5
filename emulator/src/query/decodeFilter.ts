import { invalidArgument } from '../errors.ts';
import { isDocumentName, parseFieldPath } from '../model/fieldPaths.ts';
import { parseParentName } from '../model/names.ts';
import { NULL, type Value } from '../model/values.ts';
import { fromWire } from '../model/wireValues.ts';
import type { WireFilter } from '../wire.ts';
import { fieldReader } from './fieldReader.ts';
import type { Condition, Filter, ListOperator, SingleOperator, UnaryOperator } from './filter.ts';

const UNARY: readonly string[] = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] satisfies UnaryOperator[];
const LIST: readonly string[] = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] satisfies ListOperator[];
const SINGLE: readonly string[] = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
] satisfies SingleOperator[];

const isUnary = (operator: string | undefined): operator is UnaryOperator => UNARY.includes(operator ?? '');
const isList = (operator: string | undefined): operator is ListOperator => LIST.includes(operator ?? '');
const isSingle = (operator: string | undefined): operator is SingleOperator => SINGLE.includes(operator ?? '');

const MAX_OPERANDS: { [operator in ListOperator]: number } = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

function checkNameOperand(operand: Value): void {
  if (operand.kind !== 'reference') throw invalidArgument('__key__ filter value must be a Key');
  parseParentName(operand.name);
}

function operandsOf(operator: ListOperator, value: Value): readonly Value[] {
  if (value.kind !== 'array') throw invalidArgument(`'${operator}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalidArgument(`'${operator}' requires an non-empty ArrayValue.`);
  const max = MAX_OPERANDS[operator];
  if (value.values.length > max) throw invalidArgument(`'${operator}' supports up to ${max} comparison values.`);
  return value.values;
}

function subjectOf(fieldPath: string | undefined) {
  const path = parseFieldPath(fieldPath);
  return {
    kind: 'condition' as const,
    path,
    text: fieldPath ?? '',
    isName: isDocumentName(path),
    read: fieldReader(path),
  };
}

function decodeFieldFilter({ field, op, value }: NonNullable<WireFilter['fieldFilter']>): Condition {
  if (!isList(op) && !isSingle(op)) throw invalidArgument('Unknown FieldFilter operator.');
  const subject = subjectOf(field?.fieldPath);
  const operand = value ? fromWire(value) : NULL;
  const operands = isList(op) ? operandsOf(op, operand) : [operand];
  if (subject.isName) {
    if (op.startsWith('ARRAY_')) throw invalidArgument('the name __key__ is reserved');
    operands.forEach(checkNameOperand);
  }
  return isList(op) ? { ...subject, operator: op, operands } : { ...subject, operator: op, operand };
}

function decodeUnaryFilter({ field, op }: NonNullable<WireFilter['unaryFilter']>): Condition {
  if (!isUnary(op)) throw invalidArgument('Unknown UnaryFilter operator.');
  const subject = subjectOf(field?.fieldPath);
  if (subject.isName) throw invalidArgument('__key__ filter value must be a Key');
  return { ...subject, operator: op };
}

/** An empty composite filter is no filter. */
export function decodeFilter(wire: WireFilter | undefined): Filter | undefined {
  if (!wire) return undefined;
  if (wire.fieldFilter) return decodeFieldFilter(wire.fieldFilter);
  if (wire.unaryFilter) return decodeUnaryFilter(wire.unaryFilter);
  if (!wire.compositeFilter) throw invalidArgument('A filter must have a type.');
  const { op, filters = [] } = wire.compositeFilter;
  if (op !== 'AND' && op !== 'OR') throw invalidArgument('Unsupported CompositeFilter operator.');
  const decoded = filters.map(decodeFilter).filter((filter) => filter !== undefined);
  return decoded.length === 0 ? undefined : { kind: op === 'AND' ? 'and' : 'or', filters: decoded };
}
