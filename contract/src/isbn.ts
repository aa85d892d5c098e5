/** Characters. */
const LONGEST = 100;

const TEN = /^\d{9}[\dX]$/;
/** 979-0 is sheet music (ISMN). */
const THIRTEEN = /^97(?:8\d|9[1-9])\d{9}$/;
const SHEET_MUSIC = /^9790\d{9}$/;
/** Book barcodes add five digits for the price, magazines two for the issue. */
const ADD_ONS = [0, 5, 2];

const sumOf = (digits: string, weightOf: (index: number) => number) =>
  Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * weightOf(index), 0);

/** Weights 1 and 3 in turn (ISBN Users' Manual, section 5). */
const checkOf13 = (twelve: string) => String((10 - (sumOf(twelve, (index) => (index % 2 === 0 ? 1 : 3)) % 10)) % 10);

/** Weights 10 to 2; X for ten. */
function checkOf10(nine: string): string {
  const check = (11 - (sumOf(nine, (index) => 10 - index) % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

const isValid13 = (digits: string) => THIRTEEN.test(digits) && digits.slice(12) === checkOf13(digits.slice(0, 12));

/** @returns null unless it is an ISBN, with or without add-on */
function fromDigits(digits: string): string | null {
  if (TEN.test(digits)) {
    if (digits.slice(9) !== checkOf10(digits.slice(0, 9))) return null;
    const twelve = `978${digits.slice(0, 9)}`;
    return twelve + checkOf13(twelve);
  }
  const isbn = digits.slice(0, 13);
  if (!/^\d+$/.test(digits)) return null;
  return ADD_ONS.includes(digits.length - 13) && isValid13(isbn) ? isbn : null;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ');

const WRAPPING = /["'`´‘’‚‛“”„«»‹›=[\]{}<>*_]/g;
const IN_PARENTHESES = /\([^()]*\)/g;
const LABEL = /^(?:urn ?: ?|(?:print|e|p)[- ]?)?(?:isbn|ean|gtin)(?:[- ]?(?:n[or]\b|num(?:ber|mer)))?/i;
const KIND = /^[- ]?1[03](?!\d)/;
const PRICE = /[ :;,]+(?:\p{Sc}|[A-Z]{3}) ?\d{1,5}(?:[.,]\d{2})?$/u;
const BINDING =
  /[ :,;/]+(?:pbk|paperback|hbk|hardback|hardcover|hc|softcover|cloth|board|geb|gebunden|kart|br|brosch|broschiert|taschenbuch|tb)\.?$/i;

function numbersIn(text: string): string[] {
  const bare = plain(text).replaceAll(WRAPPING, '').trim();
  const outside = bare.replaceAll(IN_PARENTHESES, ' ').trim() || bare.replaceAll(/[()]/g, ' ').trim();
  const labelled = outside.replace(PRICE, '');
  const unlabelled = labelled.replace(LABEL, '');
  const spellings = [unlabelled, ...(unlabelled === labelled ? [] : [unlabelled.replace(KIND, '')])];
  return spellings.flatMap((spelling) => {
    const number = spelling.replace(BINDING, '').replace(/^[ :.#-]+|[ :.,;-]+$/g, '');
    // The decimals of 9782253002697.0 are dropped; those of 2.253.00269.0 are a check digit.
    return [number.replace(/[.,]0+$/, ''), number];
  });
}

const withoutSeparators = (number: string) => number.replaceAll(/[ .,·-]/g, '').toUpperCase();

/** Reads `2-253-00269-0`, `="978…"`, `ISBN 978… (pbk.)`. @returns null for other text or a wrong check digit */
export function toIsbn13(text: string): string | null {
  if (text.length > LONGEST) return null;
  for (const number of numbersIn(text)) {
    const isbn = fromDigits(withoutSeparators(number));
    if (isbn) return isbn;
  }
  return null;
}

export type IsbnFault = 'spreadsheet' | 'sheet-music' | 'invalid';

/** Matches 9.78E+12, also with a comma. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** Returns null for an ISBN, and for text unlike one. @param isMeant whether only an ISBN is expected */
export function isbnFault(text: string, isMeant = false): IsbnFault | null {
  const short = text.slice(0, LONGEST);
  if (toIsbn13(text) !== null) return null;
  const [number = ''] = numbersIn(short);
  if (number === '' || number === '0') return null;
  if (ROUNDED.test(number)) return 'spreadsheet';
  const digits = withoutSeparators(number);
  if (SHEET_MUSIC.test(digits)) return 'sheet-music';
  const looksLikeOne = /^97[89]\d{9,}X?$/.test(digits) || /isbn/i.test(short);
  return looksLikeOne || (isMeant && /\d/.test(digits)) ? 'invalid' : null;
}
