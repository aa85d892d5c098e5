import type { TaxRates } from '@bookstore/shop-kit/tax';

export interface TaxLine {
  /** In hundredths of a percent: 700 is 7 %. */
  rate: number;
  /** Tax included. */
  totalCents: number;
  taxCents: number;
}

export interface TaxedOrder {
  items: readonly { priceCents: number; category?: string | undefined }[];
  deliveryCents: number;
  wrapCents: number;
}

/** Rounds half cents up. @param rate in hundredths of a percent */
export const taxIn = (cents: number, rate: number): number =>
  // Half up of n / d is floor((2n + d) / 2d).
  Math.floor((2 * cents * rate + 10_000 + rate) / (2 * (10_000 + rate)));

/** Lowest rate first. Computed from each rate's sum, so that lines add up to the total. */
export function includedTaxes(order: TaxedOrder, rates: TaxRates): TaxLine[] {
  const { books } = rates;
  if (books === undefined) return [];
  const goods = new Map<number, number>();
  const add = (totals: Map<number, number>, rate: number, cents: number) =>
    totals.set(rate, (totals.get(rate) ?? 0) + cents);
  for (const { priceCents, category } of order.items) add(goods, rateOf(category, rates, books), priceCents);
  if (goods.size === 0) goods.set(books, 0);
  const totals = new Map(goods);
  const charges = [
    { cents: order.deliveryCents, rate: rates.delivery ?? 'as-goods' },
    { cents: order.wrapCents, rate: rates.wrap ?? 'as-goods' },
  ] as const;
  for (const { cents, rate } of charges) {
    if (cents === 0) continue;
    if (rate === 'as-goods') for (const [own, share] of splitBy(goods, cents)) add(totals, own, share);
    else add(totals, rate, cents);
  }
  return [...totals]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, totalCents]) => ({ rate, totalCents, taxCents: taxIn(totalCents, rate) }));
}

const rateOf = (category: string | undefined, { byCategory }: TaxRates, books: number): number =>
  category !== undefined && byCategory && Object.hasOwn(byCategory, category) ? (byCategory[category] ?? books) : books;

/** Uses the largest remainder; without weights the first gets all. */
function splitBy(weights: ReadonlyMap<number, number>, cents: number): [number, number][] {
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  const parts = [...weights].map(([key, weight], index) => {
    const exact = sum === 0 ? (index === 0 ? cents : 0) : (cents * weight) / sum;
    return { key, share: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  let remaining = cents - parts.reduce((all, { share }) => all + share, 0);
  for (const part of parts.toSorted((one, other) => other.remainder - one.remainder)) {
    if (remaining === 0) break;
    part.share += 1;
    remaining -= 1;
  }
  return parts.map(({ key, share }) => [key, share]);
}
