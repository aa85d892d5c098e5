/** Whether the rest of `typed` from one place goes on in `word` from another. */
function goesOn(typed: ArrayLike<string>, from: number, word: ArrayLike<string>, at: number): boolean {
  if (at > word.length) return false;
  for (let step = 0; from + step < typed.length; step++) {
    if (typed[from + step] !== word[at + step]) return false;
  }
  return true;
}

/**
 * Whether one letter added, dropped, changed or swapped with its neighbour turns `typed` into a beginning of `word`, or into
 * all of it. Where the two begin to differ is where the typo is. They are texts or, where letters take two places in these, lists
 * of letters.
 */
export function isOneTypoFromBeginning(typed: ArrayLike<string>, word: ArrayLike<string>): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  return (
    goesOn(typed, at + 1, word, at) ||
    goesOn(typed, at, word, at + 1) ||
    goesOn(typed, at + 1, word, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(typed, at + 2, word, at + 2))
  );
}
