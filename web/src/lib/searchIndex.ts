import { foldText, wordsOf } from '@bookstore/contract/foldText';
import { oneTypoApart } from './oneTypoApart.ts';

export interface SearchField {
  text: string;
  /** How much a hit in this field counts. */
  weight: number;
}

export interface SearchIndex<Item> {
  /**
   * Does a part of what the first search would otherwise wait for: some milliseconds of work.
   * @returns whether nothing is left to prepare
   */
  prepare: () => boolean;
  /** The best hits for what was typed, best first; none for a blank query. */
  search: (query: string, limit: number) => Item[];
}

interface Entry<Item> {
  item: Item;
  position: number;
  fields: SearchField[];
  text: string;
}

/** From this length on a word may carry one typo. */
const TYPO_LENGTH = 5;

/** Items that are prepared at a time. */
const PART = 100;

/**
 * Indexes items for search as one types: every typed word must occur (also inside a word) in some field; case and
 * accents do not matter, and a word of five letters or more that occurs nowhere may be one typo away.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  fieldsOf: (item: Item) => SearchField[],
): SearchIndex<Item> {
  const entries: Entry<Item>[] = [];
  const vocabulary = createVocabulary(entries);

  function addEntries(count: number): boolean {
    const end = Math.min(items.length, entries.length + count);
    for (const item of items.slice(entries.length, end)) entries.push(toEntry(item, entries.length, fieldsOf(item)));
    return entries.length === items.length;
  }

  return {
    prepare: () => (entries.length === items.length ? vocabulary.add(PART) : addEntries(PART) && items.length === 0),
    search(query, limit) {
      addEntries(items.length);
      const typed = wordsOf(foldText(query));
      const scores = new Float64Array(entries.length);
      let found = typed.length > 0 ? entries : [];
      for (const word of typed) {
        const exact = narrow(found, () => [word], scores);
        found = exact.length > 0 ? exact : narrow(found, meantBy(word, vocabulary), scores);
      }
      return best(found, scores, limit).map((entry) => entry.item);
    },
  };
}

function toEntry<Item>(item: Item, position: number, fields: SearchField[]): Entry<Item> {
  const folded = fields.map(({ text, weight }) => ({ text: foldText(text), weight }));
  return { item, position, fields: folded, text: folded.map((field) => field.text).join('\n') };
}

/** The words that are looked for in an entry. */
type WordsFor = (position: number) => readonly string[];

/** The entries in which one of their words occurs; adds to their scores what the best of these is worth. */
function narrow<Item>(entries: readonly Entry<Item>[], wordsFor: WordsFor, scores: Float64Array): Entry<Item>[] {
  return entries.filter(({ text, fields, position }) => {
    let worth = 0;
    for (const word of wordsFor(position)) {
      if (text.includes(word)) worth = Math.max(worth, scoreOf(fields, word));
    }
    scores[position] = (scores[position] ?? 0) + worth;
    return worth > 0;
  });
}

/** A hit at the start of a field beats one at the start of a word, which beats one inside a word. */
function scoreOf(fields: readonly SearchField[], word: string): number {
  let score = 0;
  for (const { text, weight } of fields) {
    const at = text.indexOf(word);
    if (at === 0) score += weight * 3;
    else if (at > 0) score += weight * (text[at - 1] === ' ' ? 2 : 1);
  }
  return score;
}

interface Vocabulary {
  /** Takes in the words of some more entries. @returns whether it has those of all */
  add(count: number): boolean;
  /** Every word of every entry, with the positions of the entries in which it occurs. */
  words(): ReadonlyMap<string, readonly number[]>;
}

/** Only typos need it, so it is not made before one is typed, unless somebody has prepared it. */
function createVocabulary<Item>(entries: readonly Entry<Item>[]): Vocabulary {
  const words = new Map<string, number[]>();
  let done = 0;
  const add = (count: number) => {
    for (const { text, position } of entries.slice(done, done + count)) {
      for (const word of new Set(wordsOf(text))) {
        const positions = words.get(word);
        if (positions) positions.push(position);
        else words.set(word, [position]);
      }
    }
    done = Math.min(entries.length, done + count);
    return done === entries.length;
  };
  return {
    add,
    words() {
      add(entries.length);
      return words;
    },
  };
}

/** The words of each entry that somebody may have meant who typed this one. */
function meantBy(typed: string, vocabulary: Vocabulary): WordsFor {
  const meant = new Map<number, string[]>();
  if (typed.length >= TYPO_LENGTH) {
    for (const [known, positions] of vocabulary.words()) {
      if (!oneTypoApart(typed, known)) continue;
      for (const position of positions) meant.set(position, [...(meant.get(position) ?? []), known]);
    }
  }
  return (position) => meant.get(position) ?? [];
}

/** The highest scores in order, equal ones in the order of the list; never sorts more than it returns. */
function best<Item>(entries: readonly Entry<Item>[], scores: Float64Array, limit: number): Entry<Item>[] {
  const scoreAt = (entry: Entry<Item> | undefined) => (entry ? (scores[entry.position] ?? 0) : 0);
  const top: Entry<Item>[] = [];
  for (const entry of entries) {
    const score = scoreAt(entry);
    if (top.length === limit && score <= scoreAt(top.at(-1))) continue;
    const at = top.findIndex((other) => scoreAt(other) < score);
    top.splice(at === -1 ? top.length : at, 0, entry);
    if (top.length > limit) top.pop();
  }
  return top;
}
