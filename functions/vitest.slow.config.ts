import { shopAlias } from '@bookstore/shop-kit/folder';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tried with a few generated cases by `npm run check`, and with all of them here. */
const GENERATED = [
  'test/bookSearch.test.ts',
  'test/pagesWhileBooksChange.test.ts',
  'test/stockOperations.test.ts',
  'test/badInput/*.test.ts',
  'src/sales/sales.test.ts',
];

/** The longest first: begun last, they would go on alone. Those that wait most come before those that work. */
const LONGEST = ['lastCopiesAsInProduction', 'everyCall', 'races', 'lastCopies', 'manyPictures'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.slow.test.ts`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

/** What takes minutes: `vitest run --root functions --config vitest.slow.config.ts`. */
export default defineConfig({
  resolve: { alias: shopAlias },
  test: {
    name: 'functions (slow)',
    include: ['test/**/*.slow.test.ts', ...GENERATED],
    globalSetup: ['test/globalSetup.ts'],
    // The tests of faults wait most of their time.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What a test polls for comes when it comes.
    expect: { poll: { timeout: 30_000 } },
  },
});
