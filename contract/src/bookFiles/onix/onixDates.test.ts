import { describe, expect, it } from 'vitest';
import { bookWith, supplied } from '../../test/onixFiles.ts';
import { momentOf } from './onixDates.ts';

async function holdsToday(role: string, date: string): Promise<boolean> {
  const dates = `<PriceDate><PriceDateRole>${role}</PriceDateRole>${date}</PriceDate>`;
  const price = `<Price><PriceType>04</PriceType><PriceAmount>3</PriceAmount>${dates}</Price>`;
  return (await bookWith(supplied(price))).price !== undefined;
}

describe('ONIX dates', () => {
  it.each([
    ['<Date dateformat="00">20260304</Date>', '2026-03-04'],
    ['<Date dateformat="01">202603</Date>', '2026-03'],
    ['<Date dateformat="05">2026</Date>', '2026'],
    ['<DateFormat>01</DateFormat><Date>202603</Date>', '2026-03'],
    ['<Date>2026-03-04</Date>', '2026-03-04'],
    ['<Date dateformat="14">20260304T1200Z</Date>', '2026-03-04'],
    ['<Date dateformat="02">202614</Date>', '2026'],
    ['<Date dateformat="03">20261</Date>', '2026'],
    ['<Date dateformat="00">20261345</Date>', '2026'],
    ['<Date dateformat="12">im Frühjahr</Date>', undefined],
    ['<Date dateformat="12">1st March 2027</Date>', '2027-03-01'],
    ['<Date dateformat="20">14450315</Date>', undefined],
    ['<Date>99991231</Date>', undefined],
    ['<Date dateformat="02">202612</Date>', '2026'],
    ['<DateFormat>02</DateFormat><Date>202612</Date>', '2026'],
    ['<Date dateformat="01">202612</Date><DateFormat>02</DateFormat>', '2026-12'],
    ['<Date dateformat="06">2026030420260305</Date>', '2026'],
    ['<Date dateformat="07">202603202604</Date>', '2026'],
    ['<Date dateformat="08">2026120271</Date>', '2026'],
    ['<Date dateformat="10">202612202613</Date>', '2026'],
    ['<Date>2026-03-04T10:30:00+01:00</Date>', '2026-03-04'],
    ['<Date>20260304103000</Date>', '2026-03-04'],
    ['<Date>04 March</Date>', undefined],
    ['', undefined],
  ])('%s is %s', async (date, published) => {
    const detail = `<PublishingDetail><PublishingDate><PublishingDateRole>01</PublishingDateRole>${date}</PublishingDate></PublishingDetail>`;
    expect((await bookWith(detail)).published).toBe(published);
  });

  it.each([
    ['06', '2026112420261126', true],
    ['06', '2026112620261231', true],
    ['06', '2026112720261231', false],
    ['06', '2026112420261125', false],
    ['06', '2026-11-27 2026-11-30', false],
    ['06', '2026-11-24 2026-11-26', true],
    ['06', '20261224', true],
    ['07', '202610202611', true],
    ['07', '202612202701', false],
    ['07', '202612', true],
    ['11', '20252026', true],
    ['11', '20262027', true],
    ['11', '20272028', false],
    ['11', '2027', true],
    ['00', '20261126', true],
    ['00', 'bald', true],
  ])('price from and until %s %s is valid: %s', async (format, span, holds) => {
    expect(await holdsToday('24', `<Date dateformat="${format}">${span}</Date>`)).toBe(holds);
    expect(await holdsToday('24', `<DateFormat>${format}</DateFormat><Date>${span}</Date>`)).toBe(holds);
  });

  it.each([
    ['14', '<Date>bald</Date>', true],
    ['15', '<Date>bald</Date>', true],
    ['14', '', true],
    ['14', '<Date>2026</Date>', true],
    ['14', '<Date>202611</Date>', true],
    ['14', '<Date>202612</Date>', false],
    ['14', '<Date>2027</Date>', false],
    ['15', '<Date>202611</Date>', true],
    ['15', '<Date>202610</Date>', false],
    ['15', '<Date>2025</Date>', false],
    ['17', '<Date>20270101</Date>', true],
    ['17', '<Date>20200101</Date>', true],
  ])('price with date role %s and %j is valid: %s', async (role, date, holds) => {
    expect(await holdsToday(role, date)).toBe(holds);
  });

  it.each([
    ['20261126', '2026-11-26T00:00:00.000Z'],
    ['2026-11-26', '2026-11-26T00:00:00.000Z'],
    ['202611261030', '2026-11-26T10:30:00.000Z'],
    ['20261126T1030', '2026-11-26T10:30:00.000Z'],
    ['20261126T1030Z', '2026-11-26T10:30:00.000Z'],
    ['20261126T103015Z', '2026-11-26T10:30:15.000Z'],
    ['20261126T103015.123456Z', '2026-11-26T10:30:15.000Z'],
    ['2026-11-26T10:30:15', '2026-11-26T10:30:15.000Z'],
    ['2026-11-26T10:30:15.5+01:00', '2026-11-26T09:30:15.000Z'],
    ['20261126T1030+0130', '2026-11-26T09:00:00.000Z'],
    ['20261126T1030-0500', '2026-11-26T15:30:00.000Z'],
    ['20261326', null],
    ['20261126T2561', null],
    ['20261126T1030+01', null],
    ['20261126T1030+0100 or so', null],
    ['on 20261126', null],
    ['26.11.2026', null],
    ['', null],
  ])('moment %j is %s', (text, moment) => {
    expect(momentOf(text)).toBe(moment);
  });
});
