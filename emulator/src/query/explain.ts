import type { WireExplainMetrics, WireExplainOptions, WireStruct } from '../wire.ts';
import { alternativesOf } from './alternatives.ts';
import type { Condition } from './filter.ts';
import type { QueryPlan } from './plan.ts';

/** What a query took: `scanned` counts the documents that it went over, also those that the offset left out. */
export type Execution = {
  readonly results: number;
  readonly scanned: number;
  readonly isAggregation: boolean;
  readonly milliseconds: number;
};

/** Index entries that production bills as one read when it aggregates. Source: https://cloud.google.com/firestore/pricing */
const AGGREGATED_PER_READ = 1_000;

const EQUALITY: readonly string[] = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'] satisfies Condition['operator'][];
const MEMBERSHIP: readonly string[] = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'] satisfies Condition['operator'][];

const struct = (texts: { [name: string]: string | number }): WireStruct => ({
  fields: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { stringValue: String(text) }])),
});

/** The index that serves conditions in an order: fields of equality first, then the order, then a vector. */
function indexFor(conditions: readonly Condition[], { orders, nearest }: QueryPlan): string {
  const ordered = new Set(orders.map(({ text }) => text));
  const properties = new Set<string>();
  for (const { operator, path } of conditions) {
    const field = path.join('.');
    if (MEMBERSHIP.includes(operator)) properties.add(`${field} CONTAINS`);
    else if (EQUALITY.includes(operator) && !ordered.has(field)) properties.add(`${field} ASC`);
  }
  for (const { text, isDescending } of orders) properties.add(`${text} ${isDescending ? 'DESC' : 'ASC'}`);
  if (nearest) properties.add(`${nearest.path.join('.')} VECTOR<${nearest.vector.length}>`);
  return `(${[...properties].join(', ')})`;
}

function indexesUsed(plan: QueryPlan): WireStruct[] {
  const indexes = new Set(alternativesOf(plan.filter).map((conditions) => indexFor(conditions, plan)));
  const scope = plan.allDescendants ? 'Collection group' : 'Collection';
  return [...indexes].map((properties) => struct({ query_scope: scope, properties }));
}

function executionStats({ results, scanned, isAggregation, milliseconds }: Execution) {
  const nanos = Math.max(1, Math.round(milliseconds * 1e6));
  const reads = isAggregation ? Math.ceil(scanned / AGGREGATED_PER_READ) : scanned;
  return {
    resultsReturned: results,
    executionDuration: { seconds: Math.floor(nanos / 1e9), nanos: nanos % 1e9 },
    // Production bills a read even when nothing is found.
    readOperations: Math.max(1, reads),
    debugStats: struct({ documents_scanned: scanned }),
  };
}

/** True when a request wants to know how it would be served, but not its results. */
export const isPlanOnly = (options: WireExplainOptions | undefined) => options !== undefined && !options.analyze;

/** Explains a query: names the indexes that production would need for it, and with an execution what that took. */
export function explain(plan: QueryPlan, execution?: Execution): WireExplainMetrics {
  const planSummary = { indexesUsed: indexesUsed(plan) };
  return execution ? { planSummary, executionStats: executionStats(execution) } : { planSummary };
}
