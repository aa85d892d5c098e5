import { expect, it } from 'vitest';
import { removedCategories } from './removedCategories.ts';

const counted = (counts: Record<string, number>) => ({
  fields: {
    counts: {
      mapValue: {
        fields: Object.fromEntries(
          Object.entries(counts).map(([id, all]) => [
            id,
            { mapValue: { fields: { all: { integerValue: `${all}` } } } },
          ]),
        ),
      },
    },
  },
});

it('reports a removed category with the number of its books', () => {
  const stored = counted({ fiction: 3, horror: 12, travel: 1, poetry: 0 });
  expect(removedCategories(stored, ['fiction', 'cookery'])).toEqual([
    '12 books have the category horror, which is missing in categories.ts.',
    '1 book has the category travel, which is missing in categories.ts.',
  ]);
});
