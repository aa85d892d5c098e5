/** Whether one letter added, dropped, changed or swapped with its neighbour turns `typed` into `word`. */
export function oneTypoApart(typed: string, word: string): boolean {
  const difference = typed.length - word.length;
  if (difference > 1 || difference < -1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  if (difference > 0) return typed.slice(start + 1) === word.slice(start);
  if (difference < 0) return typed.slice(start) === word.slice(start + 1);
  const changed = typed.slice(start + 1) === word.slice(start + 1);
  return changed || isSwap(typed, word, start);
}

function isSwap(typed: string, word: string, at: number): boolean {
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return swapped && typed.slice(at + 2) === word.slice(at + 2);
}
