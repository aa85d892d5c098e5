const MARKS = /\p{Mn}/gu;
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
const SPECIAL = /[ßæœøđłı]/g;

/** Most texts have nothing to take off, and looking for it costs ten times as much. */
const PLAIN = /^[\p{ASCII}]*$/u;

/** A text without case, accents and ligatures, so that "Æsop's Cafe" and "aesop's café" are the same. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** However they are written: they part no word. */
export const APOSTROPHES = /['’ʼ]/g;

/** The words of a folded text: runs of letters and digits. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
