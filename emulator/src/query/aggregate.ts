import { invalidArgument } from '../errors.ts';
import { type FieldPath, isDocumentName, parseFieldPath } from '../model/fieldPaths.ts';
import { isReserved } from '../model/names.ts';
import { isNumber, NULL, type NumberValue, type Value } from '../model/values.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { WireAggregation, WireFieldReference } from '../wire.ts';
import { type FieldReader, fieldReader } from './fieldReader.ts';

type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | undefined }
  | { readonly kind: 'sum' | 'average'; readonly path: FieldPath; readonly read: FieldReader }
);

const MAX_AGGREGATIONS = 5;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

function decodeField(field: WireFieldReference | undefined): { path: FieldPath; read: FieldReader } {
  const path = parseFieldPath(field?.fieldPath);
  if (isDocumentName(path)) throw invalidArgument('Aggregations are not supported for the property: __key__');
  return { path, read: fieldReader(path) };
}

function decodeUpTo(count: NonNullable<WireAggregation['count']>): bigint | undefined {
  if (!count.upTo) return undefined;
  const upTo = BigInt(count.upTo.value ?? 0);
  if (upTo >= 0n) return upTo;
  throw invalidArgument('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
}

function decodeAggregation({ count, sum, avg }: WireAggregation, alias: string): Aggregation {
  if (count) return { alias, kind: 'count', upTo: decodeUpTo(count) };
  if (sum) return { alias, kind: 'sum', ...decodeField(sum.field) };
  return { alias, kind: 'average', ...decodeField(avg?.field) };
}

/** Decodes one to five aggregations; unnamed ones become field_1, field_2 etc. */
export function decodeAggregations(wire: readonly WireAggregation[] = []): Aggregation[] {
  if (wire.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${wire.length}`,
    );
  }
  let unnamed = 0;
  const aliases = new Set<string>();
  return wire.map((aggregation) => {
    if (!aggregation.count && !aggregation.sum && !aggregation.avg) {
      throw invalidArgument('Operator field in Aggregation is not set.');
    }
    const alias = aggregation.alias || `field_${++unnamed}`;
    if (isReserved(alias)) throw invalidArgument(`The property.name "${alias}" is reserved.`);
    if (aliases.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    return decodeAggregation(aggregation, alias);
  });
}

/** A document needs these fields, of any type, to be included. */
export function requiredFields(aggregations: readonly Aggregation[]): FieldReader[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.read]));
}

export function summedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.path]));
}

/** Integer sums are exact. A double, or a sum beyond int64, makes a double. */
class Sum {
  /** Ten times as fast as bigint while it is exact. */
  private small = 0;
  private large = 0n;
  private rounded = 0;
  private hasDouble = false;
  private count = 0;

  add(value: Value): void {
    if (!isNumber(value)) return;
    const number = Number(value.value);
    this.count++;
    this.rounded += number;
    const small = this.small + number;
    if (value.kind === 'double') this.hasDouble = true;
    else if (Number.isSafeInteger(number) && Number.isSafeInteger(small)) this.small = small;
    else this.large += value.value;
  }

  get total(): NumberValue {
    if (this.hasDouble) return { kind: 'double', value: this.rounded };
    const exact = this.large + BigInt(this.small);
    const isInt64 = exact <= MAX_INT64 && exact >= MIN_INT64;
    return isInt64 ? { kind: 'integer', value: exact } : { kind: 'double', value: Number(exact) };
  }

  get average(): Value {
    return this.count === 0 ? NULL : { kind: 'double', value: Number(this.total.value) / this.count };
  }
}

function resultOf(aggregation: Aggregation, sum: Sum, counted: number): Value {
  if (aggregation.kind !== 'count') return aggregation.kind === 'sum' ? sum.total : sum.average;
  const { upTo } = aggregation;
  const count = BigInt(counted);
  return { kind: 'integer', value: upTo !== undefined && upTo < count ? upTo : count };
}

function addUp(sums: readonly { read: FieldReader; sum: Sum }[], documents: readonly StoredDocument[]): number {
  let counted = 0;
  const values: Value[] = [];
  for (const document of documents) {
    values.length = 0;
    for (const { read } of sums) {
      const value = read(document);
      if (value) values.push(value);
    }
    if (values.length < sums.length) continue;
    counted++;
    for (const [i, value] of values.entries()) sums[i]?.sum.add(value);
  }
  return counted;
}

/** Values that are not numbers are ignored. */
export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Map<string, Value> {
  const figures = aggregations.map((aggregation) => ({ aggregation, sum: new Sum() }));
  const sums = figures.flatMap(({ aggregation, sum }) =>
    aggregation.kind === 'count' ? [] : [{ read: aggregation.read, sum }],
  );
  const counted = sums.length === 0 ? documents.length : addUp(sums, documents);
  return new Map(figures.map(({ aggregation, sum }) => [aggregation.alias, resultOf(aggregation, sum, counted)]));
}
