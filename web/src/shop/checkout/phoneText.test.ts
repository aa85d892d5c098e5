import { describe, expect, it } from 'vitest';
import { createPhoneTyping, digitsOfPhone } from './phoneText.ts';

describe('digitsOfPhone', () => {
  it.each([
    ['217-555-0100', '2175550100'],
    ['(217) 555-0100', '2175550100'],
    ['(+49) 170 1234567', '00491701234567'],
    ['+49 (0)170 / 123-45', '004917012345'],
    ['0049 (0) 170 1234567', '00491701234567'],
    ['(030) 123456', '030123456'],
    ['tel:+49-170-1234567', '00491701234567'],
    ['\u202a+49 170 1234567\u202c', '00491701234567'],
    ['0171/1234567', '01711234567'],
    ['01.23.45.67.89', '0123456789'],
    ['０１７０ 123–45', '017012345'],
  ])('reads %j as %s', (written, digits) => expect(digitsOfPhone(written)).toBe(digits));

  it.each(['217-555-0100 ext. 4', '217 555 0100 x4', '217 555 0100 #4', '1-800-BOOKS', 'Ada', '+', ''])(
    'refuses %j',
    (written) => expect(digitsOfPhone(written)).toBeNull(),
  );
});

describe('createPhoneTyping', () => {
  it.each([
    ['+49 (0)170/12-3', '0049170123'],
    ['217-555-0100', '2175550100'],
    ['(030) 12', '03012'],
    ['0049(030) 12', '004903012'],
    ['1e5+7', '157'],
    ['217-555-0100 ext. 4', '2175550100'],
    ['217-555-0100 #4', '2175550100'],
  ])('types %j as %s', (written, digits) => {
    const type = createPhoneTyping();
    let value = '';
    for (const sign of written) value += type(sign, value);
    expect(value).toBe(digits);
  });

  it('takes digits again once the number before an extension was changed', () => {
    const type = createPhoneTyping();
    expect(type('x', '217')).toBe('');
    expect(type('4', '217')).toBe('');
    expect(type('4', '21')).toBe('4');
  });
});
