import { chooseIndexes } from '../indexes/choose.ts';
import { type IndexField, isSamePath, type Requirement } from '../indexes/definition.ts';
import { missingIndexError } from '../indexes/missingIndex.ts';
import { type FieldPath, formatFieldPath } from '../model/fieldPaths.ts';
import type { Database } from '../storage/database.ts';
import { alternativesOf, isContainment, isEquality } from './alternatives.ts';
import { type Condition, conditionsOf } from './filter.ts';
import { isOrdering, type Order } from './orders.ts';
import type { QueryPlan } from './plan.ts';

const toIndexField = ({ path, isDescending }: Order): IndexField => ({
  path,
  mode: isDescending ? 'DESCENDING' : 'ASCENDING',
});

function distinct(paths: readonly FieldPath[]): FieldPath[] {
  return [...new Map(paths.map((path) => [formatFieldPath(path), path])).values()];
}

export function ordersWithout(orders: readonly Order[], equalities: readonly FieldPath[]): Order[] {
  return orders.filter(({ path }) => !equalities.some((equality) => isSamePath(equality, path)));
}

export function requirementOf(
  conditions: readonly Condition[],
  { collectionId, allDescendants, orders }: QueryPlan,
  summed: readonly FieldPath[] = [],
): Requirement {
  const equalities = distinct(conditions.filter(isEquality).map(({ path }) => path));
  const contains = conditions.find(isContainment)?.path;
  const fields = ordersWithout(orders, equalities).map(toIndexField);
  const known = [...equalities, ...(contains ? [contains] : []), ...fields.map(({ path }) => path)];
  const added = distinct(summed)
    .filter((path) => !known.some((other) => isSamePath(other, path)))
    .map((path): IndexField => ({ path, mode: 'ASCENDING' }));
  return {
    collectionGroup: collectionId,
    scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equalities,
    contains,
    orders: [...fields.slice(0, -1), ...added, ...fields.slice(-1)],
  };
}

/**
 * @param summed summed or averaged fields @throws FirestoreError FAILED_PRECONDITION with a link to the missing index
 */
export function checkIndexes({ name, catalogue }: Database, plan: QueryPlan, summed: readonly FieldPath[] = []): void {
  // Queries without a collection id use names.
  if (!catalogue.isChecked || !plan.collectionId) return;
  for (const conditions of alternativesOf(plan.filter)) {
    const requirement = requirementOf(conditions, plan, summed);
    if (chooseIndexes(catalogue, requirement)) continue;
    const ranges = conditionsOf(plan.filter).filter((condition) => isOrdering(condition) && !condition.isName);
    throw missingIndexError(name, requirement, distinct(ranges.map(({ path }) => path)).length);
  }
}
