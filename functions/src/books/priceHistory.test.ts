import { addDays, dayOf } from '@bookstore/contract/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../test/badInput/forAll.ts';
import { aStoredBook } from '../../test/factories.ts';
import { lowestPriceOf } from './bookRecord.ts';
import { priceHistorySchema, readPriceHistory, withPrice } from './priceHistory.ts';

const BEGINNING = '2026-01-20';

/** A change of price, so many days after the one before. */
interface Step {
  later: number;
  cents: number;
}

/** What a diary says that holds every price of every day. */
function lowestBeforeOf([first, ...steps]: [Step, ...Step[]]): number | null {
  const diary = [[first.cents]];
  let [price, reducedFrom] = [first.cents, null as number | null];
  for (const { later, cents } of steps) {
    for (let day = 0; day < later; day += 1) diary.push([price]);
    const lowest = Math.min(...diary.slice(-31).flat());
    if (cents > price) reducedFrom = null;
    if (cents < price) reducedFrom ??= cents < lowest ? lowest : null;
    diary.at(-1)?.push(cents);
    price = cents;
  }
  return reducedFrom;
}

function priced([first, ...steps]: [Step, ...Step[]]) {
  let day = BEGINNING;
  return steps.reduce(
    (present, { later, cents }) => {
      day = addDays(day, later);
      return withPrice(present, cents, day);
    },
    withPrice(null, first.cents, day),
  );
}

/** The lowest price before the reduction, after these prices, so many days after each other. */
const lowestAfter = (...steps: [later: number, cents: number][]) => {
  const [first, ...others] = steps.map(([later, cents]) => ({ later, cents }));
  return first ? priced([first, ...others]).lowestBeforeCents : null;
};

describe('reductions', () => {
  it('the price before a reduction is the lowest of the 30 days before, for any prices on any days', async () => {
    const step = fc.record({
      later: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(10, 29, 30, 31, 32, 60)),
      cents: fc.constantFrom(0, 1, 500, 700, 800, 900, 1000),
    });
    const cases = fc.tuple(step, fc.array(step, { maxLength: 60 }));
    await forAll(
      cases,
      async ([first, steps]) => {
        const { lowestBeforeCents, priceHistory } = priced([first, ...steps]);
        expect(lowestBeforeCents).toBe(lowestBeforeOf([first, ...steps]));
        expect(priceHistorySchema.safeParse(priceHistory).success).toBe(true);
      },
      400,
    );
  });

  it.each([
    [
      'is the former price of a book that always cost the same',
      [
        [0, 2000],
        [300, 1500],
      ],
      2000,
    ],
    [
      'is lower than the former price where the book was cheaper 30 days before',
      [
        [0, 1600],
        [1, 2000],
        [30, 1500],
      ],
      1600,
    ],
    [
      'is the former price where the book was cheaper earlier than that',
      [
        [0, 1600],
        [1, 2000],
        [31, 1500],
      ],
      2000,
    ],
    [
      'stays at a further reduction',
      [
        [0, 2000],
        [40, 1500],
        [40, 1200],
      ],
      2000,
    ],
    [
      'ends with a rise',
      [
        [0, 2000],
        [40, 1500],
        [1, 1600],
      ],
      null,
    ],
    [
      'is none where the book was raised for a day to be reduced',
      [
        [0, 1500],
        [40, 2000],
        [1, 1500],
      ],
      null,
    ],
    [
      'is found anew at the reduction after a rise',
      [
        [0, 2000],
        [40, 1500],
        [1, 1800],
        [1, 1400],
      ],
      1500,
    ],
    [
      'counts prices of the same day',
      [
        [0, 2000],
        [0, 1800],
        [0, 2000],
        [0, 1700],
      ],
      1800,
    ],
    ['is none of a new book', [[0, 2000]], null],
  ] as const)('the price before a reduction %s', (_what, steps, expected) => {
    expect(lowestAfter(...steps.map(([later, cents]): [number, number] => [later, cents]))).toBe(expected);
  });

  it('the price before a reduction is kept by a change that leaves the price', () => {
    const reduced = priced([
      { later: 0, cents: 2000 },
      { later: 40, cents: 1500 },
    ]);
    expect(withPrice(reduced, 1500, '2026-06-01')).toBe(reduced);
  });
});

describe('stored prices', () => {
  const stored = (data: object) => ({ exists: true, id: 'b', ref: { path: 'books/b' }, data: () => data });
  const [made, changed] = [new Date('2026-01-01T12:00:00Z'), new Date('2026-05-04T23:30:00Z')];

  it('the stored history is what the document holds', () => {
    const priceHistory = { '2026-05-01': 1200 };
    expect(readPriceHistory(stored({ priceHistory }), { createdAt: made, updatedAt: changed })).toEqual(priceHistory);
  });

  it('a book of an older release that was never changed had its price all the time', () => {
    expect(readPriceHistory(stored({}), { createdAt: made, updatedAt: made })).toEqual({});
  });

  it('a book of an older release may have cost anything before its latest change, by the days of the shop', () => {
    const dates = { createdAt: made, updatedAt: changed };
    const priceHistory = readPriceHistory(stored({}), dates, 'Europe/Berlin');
    expect(priceHistory).toEqual({ '2026-05-05': 0 });
    const present = { newPriceCents: 2000, lowestBeforeCents: null, priceHistory };
    expect(withPrice(present, 1500, addDays(dayOf(changed, 'Europe/Berlin'), 30)).lowestBeforeCents).toBeNull();
    expect(withPrice(present, 1500, addDays(dayOf(changed, 'Europe/Berlin'), 31)).lowestBeforeCents).toBe(2000);
  });
});

describe('answers', () => {
  const reduced = { ...aStoredBook(), newPriceCents: 1500, oldPriceCents: 2500, lowestBeforeCents: 1990 };

  it('the lowest price that the API answers is that before the reduction, where the law asks for it', () => {
    expect(lowestPriceOf(reduced, 'eu')).toBe(19.9);
    expect(lowestPriceOf(reduced, 'none')).toBeUndefined();
  });

  it('the lowest price that the API answers is none of a book from whose price nothing is struck', () => {
    expect(lowestPriceOf({ ...reduced, lowestBeforeCents: null }, 'eu')).toBeUndefined();
    expect(lowestPriceOf({ ...reduced, oldPriceCents: 1500 }, 'eu')).toBeUndefined();
  });
});
