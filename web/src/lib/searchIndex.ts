import { foldText, wordsOf } from './foldText.ts';
import { oneTypoApart } from './oneTypoApart.ts';

export interface SearchField {
  text: string;
  /** How much a hit in this field counts. */
  weight: number;
}

export interface SearchIndex<Item> {
  /** The best hits for what was typed, best first; none for a blank query. */
  search(query: string, limit: number): Item[];
}

interface Entry<Item> {
  item: Item;
  fields: SearchField[];
  text: string;
}

/** From this length on a word may carry one typo. */
const TYPO_LENGTH = 5;

/**
 * Indexes items for search as one types: every typed word must occur (also inside a word) in some field; case and
 * accents do not matter, and a word of five letters or more that occurs nowhere may be one typo away.
 */
export function createSearchIndex<Item>(
  items: readonly Item[],
  fieldsOf: (item: Item) => SearchField[],
): SearchIndex<Item> {
  const entries = items.map((item) => toEntry(item, fieldsOf(item)));
  let vocabulary: Map<string, Set<Entry<Item>>> | undefined;
  const getVocabulary = () => (vocabulary ??= vocabularyOf(entries));

  return {
    search(query, limit) {
      const typed = wordsOf(foldText(query));
      let found: Hit<Item>[] = typed.length > 0 ? entries.map((entry) => ({ entry, score: 0 })) : [];
      for (const word of typed) {
        const exact = exactHits(found, word);
        found = exact.length > 0 ? exact : typoHits(found, word, getVocabulary);
      }
      return best(found, limit).map((hit) => hit.entry.item);
    },
  };
}

interface Hit<Item> {
  entry: Entry<Item>;
  score: number;
}

function toEntry<Item>(item: Item, fields: SearchField[]): Entry<Item> {
  const folded = fields.map(({ text, weight }) => ({ text: foldText(text), weight }));
  return { item, fields: folded, text: folded.map((field) => field.text).join('\n') };
}

function exactHits<Item>(hits: Hit<Item>[], word: string): Hit<Item>[] {
  return hits
    .filter(({ entry }) => entry.text.includes(word))
    .map(({ entry, score }) => ({ entry, score: score + scoreOf(entry.fields, word) }));
}

/** A hit at the start of a field beats one at the start of a word, which beats one inside a word. */
function scoreOf(fields: SearchField[], word: string): number {
  let score = 0;
  for (const { text, weight } of fields) {
    const at = text.indexOf(word);
    if (at === 0) score += weight * 3;
    else if (at > 0) score += weight * (text[at - 1] === ' ' ? 2 : 1);
  }
  return score;
}

function typoHits<Item>(
  hits: Hit<Item>[],
  word: string,
  getVocabulary: () => Map<string, Set<Entry<Item>>>,
): Hit<Item>[] {
  if (word.length < TYPO_LENGTH) return [];
  const meant = [...getVocabulary()].filter(([known]) => oneTypoApart(word, known));
  const scores = new Map<Entry<Item>, number>();
  for (const [known, entries] of meant) {
    for (const entry of entries) scores.set(entry, Math.max(scores.get(entry) ?? 0, scoreOf(entry.fields, known)));
  }
  return hits.flatMap(({ entry, score }) => {
    const extra = scores.get(entry);
    return extra === undefined ? [] : [{ entry, score: score + extra }];
  });
}

function vocabularyOf<Item>(entries: Entry<Item>[]): Map<string, Set<Entry<Item>>> {
  const vocabulary = new Map<string, Set<Entry<Item>>>();
  for (const entry of entries) {
    for (const word of wordsOf(entry.text)) {
      const known = vocabulary.get(word);
      if (known) known.add(entry);
      else vocabulary.set(word, new Set([entry]));
    }
  }
  return vocabulary;
}

/** The highest scores in order, equal ones in the order of the list; never sorts more than it returns. */
function best<Item>(hits: Hit<Item>[], limit: number): Hit<Item>[] {
  const top: Hit<Item>[] = [];
  for (const hit of hits) {
    const last = top.at(-1);
    if (top.length === limit && last && hit.score <= last.score) continue;
    const at = top.findIndex((other) => other.score < hit.score);
    top.splice(at === -1 ? top.length : at, 0, hit);
    if (top.length > limit) top.pop();
  }
  return top;
}
