import { describe, expect, it } from 'vitest';
import { isbnFault, toIsbn13 } from './isbn.ts';

describe('toIsbn13', () => {
  it.each([
    ['9791038704022', '9791038704022'],
    ['2253002690', '9782253002697'],
    ['097522980X', '9780975229804'],
    ['097522980x', '9780975229804'],
    ['978 2-253 00269-7', '9782253002697'],
    [' 9782253002697\n', '9782253002697'],
    ['978‐2253–002697', '9782253002697'],
  ])('reads %j as %s', (typed, isbn) => {
    expect(toIsbn13(typed)).toBe(isbn);
  });

  const NO_ISBNS =
    '2253002691 225300269X 09752298X0 978097522980X 9772253002690 978225300269 97822530026977 97822530O2697 ' +
    '٩٧٨٢٢٥٣٠٠٢٦٩٧ --- 9.78225E+12';

  it.each(NO_ISBNS.split(' '))('refuses %j', (typed) => {
    expect(toIsbn13(typed)).toBeNull();
  });

  it('refuses an ISBN with any wrong digit', () => {
    const right = '9782253002697';
    for (let place = 0; place < right.length; place += 1) {
      for (const digit of '0123456789') {
        const typed = right.slice(0, place) + digit + right.slice(place + 1);
        expect(toIsbn13(typed)).toBe(typed === right ? right : null);
      }
    }
  });
});

describe("toIsbn13 with other programs' notations", () => {
  it.each([
    '="9782253002697"',
    '=""9782253002697""',
    '[9782253002697]',
    "'9782253002697",
    '9782253002697 (pbk.)',
    '978-2-253-00269-7 : pbk.',
    '978-2-253-00269-7 (v. 1) hardcover',
    'ISBN 978-2-253-00269-7',
    'ISBN-13: 978-2-253-00269-7',
    'ISBN 10 2-253-00269-0',
    'ISBN-10: 2253002690',
    'urn:isbn:9782253002697',
    'EAN 9782253002697',
    '\u200e978\u20112\u2011253\u201100269\u20117\ufeff',
    '978\u00a02\u202f253\u200900269 7',
    '９７８２２５３００２６９７',
    '9782253002697 51999',
    '978225300269751999',
    '9782253002697.0',
    '9782253002697,00',
    '9,782,253,002,697',
    '978.2.253.00269.7',
    '2.253.00269.0',
    '978·2·253·00269·7',
    '(9782253002697)',
    '9782253002697 : $45.00',
    'ISBN 978-2-253-00269-7 (kart.) : EUR 12,90',
    'ISBN-Nr. 2-253-00269-0',
    'ISBN No: 9782253002697',
    'Print ISBN: 9782253002697',
    'p-ISBN 9782253002697',
  ])('reads %j', (text) => {
    expect(toIsbn13(text)).toBe('9782253002697');
  });

  it.each([
    '9790260000438',
    '979-0-2600-0043-8',
    '9782253002697 9791038704022',
    '9782253002697 3',
    'Print run 9782253002697',
    '9'.repeat(100_000),
    '97822530026975199',
    '9782253002697&key=x',
  ])('does not read %j', (text) => {
    expect(toIsbn13(text)).toBeNull();
  });
});

describe('isbnFault', () => {
  it.each([
    ['9782253002697', null],
    ['DUN-1', null],
    ['4006381333931', null],
    ['2253002691', null],
    ['', null],
    ['=""', null],
    ['9.78E+12', 'spreadsheet'],
    ['9,78225E+12', 'spreadsheet'],
    ['9790260000438', 'sheet-music'],
    ['9782253002691', 'invalid'],
    ['978-2-253-0026', null],
    ['ISBN 2253002691', 'invalid'],
  ])('classifies %j as %s', (text, fault) => {
    expect(isbnFault(text)).toBe(fault);
  });

  it('reports any other number where only an ISBN is expected', () => {
    expect(isbnFault('2253002691', true)).toBe('invalid');
    expect(isbnFault('4006381333931', true)).toBe('invalid');
    expect(isbnFault('n/a', true)).toBeNull();
  });
});
