import { foldText } from './search/foldText.ts';

/**
 * Places of the copies that a withdrawal names by title or in free text; none means all. A single copy is always
 * meant.
 */
export function withdrawnCopies(titles: readonly string[], named: readonly string[]): number[] {
  const places = [...titles.keys()];
  if (titles.length === 1 || named.length === 0) return places;
  const lines = named.map(foldText);
  return places.filter((place) => lines.some((line) => line.includes(foldText(titles[place] ?? ''))));
}
