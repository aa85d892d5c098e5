import { describe, expect, it } from 'vitest';
import { toIsbn13 } from './isbn.ts';

// rows: 498
describe('an ISBN', () => {
  it.each(['9791038704022', '9791169605885', '9782253002697', '9780975229804'])(
    'of thirteen digits stays: %s',
    (isbn) => {
      expect(toIsbn13(isbn)).toBe(isbn);
    },
  );

  it.each([
    ['2253002690', '9782253002697'],
    ['097522980X', '9780975229804'],
    ['097522980x', '9780975229804'],
  ])('of ten becomes one of thirteen: %s', (ten, thirteen) => {
    expect(toIsbn13(ten)).toBe(thirteen);
  });

  it.each([
    '978-2-253-00269-7',
    '978 2 253 00269 7',
    ' 9782253002697\n',
    '2-253-00269-0',
    '978‐2‐253‐00269‐7',
    '978–2253002697',
  ])('may have hyphens and spaces: %j', (typed) => {
    expect(toIsbn13(typed)).toBe('9782253002697');
  });

  it.each([
    ['a wrong check digit', '9787543321721'],
    ['a wrong check digit of ten', '2253002691'],
    ['an X that should be a digit', '225300269X'],
    ['an X in another place', '09752298X0'],
    ['an X at the end of thirteen', '978097522980X'],
    ['another prefix', '9772253002690'],
    ['a digit too few', '978225300269'],
    ['a digit too many', '97822530026977'],
    ['a letter', '97822530O2697'],
    ['digits of another script', '٩٧٨٢٢٥٣٠٠٢٦٩٧'],
    ['nothing', ''],
    ['nothing but hyphens', '---'],
    ['a number of a spreadsheet', '9.78225E+12'],
  ])('is none with %s', (_what, typed) => {
    expect(toIsbn13(typed)).toBeNull();
  });

  it('is wrong as soon as one digit is', () => {
    const right = '9782253002697';
    for (let place = 0; place < right.length; place += 1) {
      for (const digit of '0123456789') {
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(toIsbn13(typed)).toBe(typed === right ? right : null);
      }
    }
  });
});
