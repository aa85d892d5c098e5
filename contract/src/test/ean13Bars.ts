/** Odd parity: GS1 General Specifications, section 5.2. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Zero-based positions by the first digit, which has no bars. */
const EVEN_AT = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'];
const QUIET = '0'.repeat(11);

const invert = (bars: string) => Array.from(bars, (bar) => (bar === '1' ? '0' : '1')).join('');
const reverse = (bars: string) => Array.from(bars).reverse().join('');
const right = (digit: string) => invert(ODD[Number(digit)] ?? '');

/** Bars are 1. */
export function ean13Bars(digits: string): string {
  const evens = EVEN_AT[Number(digits[0])] ?? '';
  const left = Array.from(digits.slice(1, 7), (digit, index) =>
    evens.includes(String(index)) ? reverse(right(digit)) : (ODD[Number(digit)] ?? ''),
  );
  return [QUIET, '101', ...left, '01010', ...Array.from(digits.slice(7), right), '101', QUIET].join('');
}
