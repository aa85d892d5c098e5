import { writeFileSync } from 'node:fs';
import type { Book } from '@bookstore/contract/api/book';
import { CATEGORIES } from '@bookstore/contract/constants';
import { titleSearch } from '../../../web/src/shop/search/titleSearch.ts';

const HELP = `Measures the header's search: milliseconds for each key press, and for what is done before the first.

  node lab/bench/browser/search.ts [--books 2000] [--json FILE]
`;

const LIMIT_MS = 16;
const HITS = 6;
const SYLLABLES = 'an be cor da el fin gra ho is ju ka lo mer nor os pla qui ra sto tu un ver wil xa yo zen'.split(' ');
/** Typed letter by letter: a title, several words, something in most books, nothing, and two with a typo. */
const TYPED = ['cordael', 'befin graho', 'a', 'zzz', 'cordeal', 'merrnoros plaqui'];

/** Always the same words, most of them rare and some common, as in a language. */
function wordsFrom(seed: number): () => string {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  return () => Array.from({ length: 2 + next(2) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
}

function aCatalogue(length: number): Book[] {
  const word = wordsFrom(7);
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length }, (_, index) => ({
    _id: `book-${index}`,
    title: words(3),
    author: words(2),
    category: CATEGORIES[index % CATEGORIES.length] ?? 'fiction',
    description: words(60),
    trending: false,
    coverImage: '',
    oldPrice: 20,
    newPrice: 10,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }));
}

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function measure(books: Book[]) {
  const search = titleSearch([...books]);
  const preparing: number[] = [];
  for (let isDone = false; !isDone; ) preparing.push(timed(() => (isDone = search.prepare())));
  const presses = TYPED.flatMap((text) =>
    Array.from(text, (_, index) => timed(() => search.search(text.slice(0, index + 1), HITS))),
  ).sort((a, b) => a - b);
  const at = (share: number) => presses[Math.ceil(presses.length * share) - 1] ?? 0;
  return { preparing, median: at(0.5), worst: at(1) };
}

function main(args: string[]): void {
  if (args.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  const option = (name: string) => args[args.indexOf(name) + 1];
  const count = args.includes('--books') ? Number(option('--books')) : 2_000;
  const books = aCatalogue(count);
  // Once to warm the engine up, as a page that has been open for a moment is.
  measure(books);
  const { preparing, median, worst } = measure(books);
  const findings = {
    tables: [
      {
        title: `The header's search in ${count.toLocaleString('en-US')} books, without a call`,
        columns: ['', 'ms'],
        rows: [
          ['a key press, median', median],
          ['a key press, slowest', worst],
          ['preparing, in idle moments: the longest', Math.max(...preparing)],
          ['preparing, all of it', preparing.reduce((sum, part) => sum + part, 0)],
        ],
      },
    ],
    goals: [
      {
        name: `search: the slowest key press in ${count} books`,
        goal: `below ${LIMIT_MS} ms`,
        measured: `${worst.toFixed(1)} ms`,
        isMet: worst < LIMIT_MS,
      },
    ],
  };
  if (args.includes('--json')) writeFileSync(String(option('--json')), JSON.stringify(findings));
  else process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
}

main(process.argv.slice(2));
