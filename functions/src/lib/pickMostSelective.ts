export interface SelectivePlan<Plan> {
  plan: Plan;
  /** Undefined for a single plan, which is not counted. */
  count: number | undefined;
}

/** @returns the plan with the fewest documents; null without plans, or if one finds nothing */
export async function pickMostSelective<Plan>(
  plans: readonly Plan[],
  countOf: (plan: Plan) => Promise<number>,
): Promise<SelectivePlan<Plan> | null> {
  const [first, ...others] = plans;
  if (first === undefined) return null;
  if (others.length === 0) return { plan: first, count: undefined };
  const countedPlans = await Promise.all(plans.map(async (plan) => ({ plan, count: await countOf(plan) })));
  const mostSelective = countedPlans.reduce((least, one) => (one.count < least.count ? one : least));
  return mostSelective.count === 0 ? null : mostSelective;
}
