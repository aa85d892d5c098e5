const SEPARATORS = /[\s\p{Dash_Punctuation}]/gu;
const TEN = /^\d{9}[\dX]$/;
const THIRTEEN = /^97[89]\d{10}$/;

const sumOf = (digits: string, weightOf: (index: number) => number) =>
  Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * weightOf(index), 0);

/** The last digit of thirteen (ISBN Users' Manual, section 5): weights 1 and 3 in turn. */
const checkOf13 = (twelve: string) => String((10 - (sumOf(twelve, (index) => (index % 2 === 0 ? 1 : 3)) % 10)) % 10);

/** The last digit of ten: weights 10 to 2, and X for ten. */
function checkOf10(nine: string): string {
  const check = (11 - (sumOf(nine, (index) => 10 - index) % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/**
 * The thirteen digits of an ISBN as somebody types or scans it: of ten or thirteen, with hyphens or spaces.
 * @returns null when it is none, or its check digit is wrong.
 */
export function toIsbn13(text: string): string | null {
  const digits = text.replaceAll(SEPARATORS, '').toUpperCase();
  if (TEN.test(digits)) {
    if (digits.slice(9) !== checkOf10(digits.slice(0, 9))) return null;
    const twelve = `978${digits.slice(0, 9)}`;
    return twelve + checkOf13(twelve);
  }
  return THIRTEEN.test(digits) && digits.slice(12) === checkOf13(digits.slice(0, 12)) ? digits : null;
}
