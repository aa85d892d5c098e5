function continuesIn(typed: ArrayLike<string>, from: number, word: ArrayLike<string>, at: number): boolean {
  if (at > word.length) return false;
  for (let step = 0; from + step < typed.length; step++) {
    if (typed[from + step] !== word[at + step]) return false;
  }
  return true;
}

/** Takes lists of letters if some take two UTF-16 units. */
export function isOneTypoFromPrefix(typed: ArrayLike<string>, word: ArrayLike<string>): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  return (
    continuesIn(typed, at + 1, word, at) ||
    continuesIn(typed, at, word, at + 1) ||
    continuesIn(typed, at + 1, word, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && continuesIn(typed, at + 2, word, at + 2))
  );
}
