import type { IndexCatalogue } from '../indexes/catalogue.ts';
import { chooseIndexes, type IndexPart } from '../indexes/choose.ts';
import type { IndexSet } from '../indexes/indexSet.ts';
import type { Entry } from '../indexes/sortedIndex.ts';
import type { Compare, Cursor } from '../indexes/sortedList.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import { singleAlternativesOf } from './alternatives.ts';
import { sideOfWindow } from './cursor.ts';
import { type Condition, compileFilter } from './filter.ts';
import { comparatorOf, hasEveryOrder, type Order } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { isRangeOf, sideOfQuery } from './rangeSides.ts';
import { ordersWithout, requirementOf } from './requirement.ts';
import { isIndexed, keyFor, shapeOf } from './shape.ts';

type Documents = Iterable<StoredDocument>;

type Search = {
  readonly conditions: readonly Condition[];
  readonly orders: readonly Order[];
  readonly isBefore: (entry: Entry) => boolean;
};

function* intersect(
  first: Cursor<Entry>,
  others: readonly Cursor<Entry>[],
  compare: Compare<StoredDocument>,
): Documents {
  while (first.item) {
    let target = first.item;
    for (const cursor of others) {
      const isBefore = ({ document }: Entry) => compare(document, target.document) < 0;
      if (cursor.item && isBefore(cursor.item)) cursor.seek(isBefore);
      if (!cursor.item) return;
      if (cursor.item !== target) {
        target = cursor.item;
        break;
      }
    }
    if (target === first.item) {
      yield target.document;
      first.advance();
    } else {
      first.seek(({ document }) => compare(document, target.document) < 0);
    }
  }
}

/** Undefined if nothing can match. */
function openIndexes(
  parts: readonly IndexPart[],
  { conditions, orders, isBefore }: Search,
  indexes: IndexSet,
): Cursor<Entry>[] | undefined {
  const cursors: Cursor<Entry>[] = [];
  for (const part of parts) {
    const { shape, isReversed } = shapeOf(part, orders);
    const key = keyFor(part, conditions);
    const cursor = key === undefined ? undefined : indexes.get(shape).cursor(key, isReversed);
    if (!cursor) return undefined;
    cursor.seek(isBefore);
    cursors.push(cursor);
  }
  return cursors;
}

function* walkAlternative(
  conditions: readonly Condition[],
  plan: QueryPlan,
  indexes: IndexSet,
  catalogue: IndexCatalogue,
): Documents {
  const requirement = requirementOf(conditions, plan);
  const { equalities, contains } = requirement;
  const orders = ordersWithout(plan.orders, equalities);
  // An unchecked query gets the index that it needs.
  const parts = chooseIndexes(catalogue, requirement) ?? [{ equalities, contains }];
  const sideOf = sideOfQuery(conditions, orders[0], plan);
  const isBefore = ({ document }: Entry) => sideOf(document) < 0;
  const [first, ...others] = openIndexes(parts, { conditions, orders, isBefore }, indexes) ?? [];
  if (!first) return;
  const rest = conditions.filter((condition) => !isIndexed(condition, conditions) && !isRangeOf(condition, orders[0]));
  const matches = rest.length > 0 ? compileFilter({ kind: 'and', filters: rest }) : () => true;
  for (const document of intersect(first, others, comparatorOf(orders))) {
    if (sideOf(document) > 0) return;
    if (matches(document)) yield document;
  }
}

/** Merges without duplicates. */
function* merge(sequences: readonly Documents[], compare: Compare<StoredDocument>): Documents {
  const heads = sequences.map((sequence) => sequence[Symbol.iterator]()).map((rest) => ({ rest, next: rest.next() }));
  for (;;) {
    let least: StoredDocument | undefined;
    for (const { next } of heads) if (!next.done && (!least || compare(next.value, least) < 0)) least = next.value;
    if (!least) return;
    yield least;
    for (const head of heads) if (!head.next.done && head.next.value === least) head.next = head.rest.next();
  }
}

function* visibleAt(time: Micros, documents: Documents): Documents {
  for (const document of documents) if (document.updateTime <= time) yield document;
}

function sortedMatches(documents: Documents, plan: QueryPlan): StoredDocument[] {
  const matches = compileFilter(plan.filter);
  const found: StoredDocument[] = [];
  for (const document of documents) {
    if (!matches(document) || !hasEveryOrder(document, plan.orders)) continue;
    if (sideOfWindow(document, plan) === 0) found.push(document);
  }
  return found.sort(comparatorOf(plan.orders));
}

type WalkScope = {
  readonly indexes: IndexSet;
  readonly catalogue: IndexCatalogue;
  /** `replaced` contains documents that were replaced or deleted since `time`. */
  readonly past: { readonly time: Micros; readonly replaced: Documents } | undefined;
};

/** Yields documents lazily in query order, before offset and limit. */
export function walk(plan: QueryPlan, { indexes, catalogue, past }: WalkScope): Documents {
  const current = singleAlternativesOf(plan.filter).map((conditions) =>
    walkAlternative(conditions, plan, indexes, catalogue),
  );
  const [only] = current;
  const compare = comparatorOf(plan.orders);
  if (!past) return only && current.length === 1 ? only : merge(current, compare);
  const visible = current.map((documents) => visibleAt(past.time, documents));
  return merge([...visible, sortedMatches(past.replaced, plan)], compare);
}
