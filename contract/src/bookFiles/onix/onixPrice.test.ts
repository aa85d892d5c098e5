import { describe, expect, it } from 'vitest';
import { bookOf, bookWith, HEADER, message, product, supplied } from '../../test/onixFiles.ts';

const price = (type: string, amount: string, more = '') =>
  `<Price>${type && `<PriceType>${type}</PriceType>`}<PriceAmount>${amount}</PriceAmount>${more}</Price>`;

describe('ONIX price', () => {
  const priceOf = async (...prices: string[]) => (await bookWith(supplied(...prices))).price;

  it('includes tax, prefers fixed to recommended, and is for readers', async () => {
    expect(await priceOf(price('01', '1'))).toBeUndefined();
    expect(await priceOf(price('05', '1'))).toBeUndefined();
    expect(await priceOf(price('01', '1'), price('02', '2'))).toBe('2.00');
    expect(await priceOf(price('02', '2'), price('04', '4'))).toBe('4.00');
    expect(await priceOf(price('02', '2'), price('02', '3'))).toBe('2.00');
  });

  it('may exclude tax where prices are quoted so, fixed first', async () => {
    const untaxed = async (...prices: string[]) =>
      (await bookWith(supplied(...prices), { country: 'US', isUntaxed: true })).price;
    expect(await untaxed(price('01', '19.95'))).toBe('19.95');
    expect(await untaxed(price('01', '19.95'), price('03', '18'))).toBe('18.00');
    expect(await untaxed(price('02', '21'), price('01', '19.95'))).toBe('19.95');
    expect(await untaxed(price('02', '21'))).toBe('21.00');
  });

  it.each([
    [20, '9.99'],
    [21, undefined],
  ])('of %i characters is read as %s', async (length, amount) => {
    expect(await priceOf(price('02', '9.99'.padStart(length, '0')))).toBe(amount);
  });

  it.each([
    ['12,50', '12.50'],
    ['12.500', '12.50'],
    ['1,250', undefined],
    ['1,250.00', undefined],
  ])('reads the amount %s as %s', async (amount, read) => {
    expect(await priceOf(price('02', amount))).toBe(read);
  });

  it("is in the shop's currency and country", async () => {
    const inCurrency = (code: string) => `<CurrencyCode>${code}</CurrencyCode>`;
    const within = (territory: string) => `<Territory>${territory}</Territory>`;
    expect(await priceOf(price('02', '2', inCurrency('CHF')))).toBeUndefined();
    expect(await priceOf(price('02', '2', within('<CountriesIncluded>AT CH</CountriesIncluded>')))).toBeUndefined();
    expect(await priceOf(price('02', '2', within('<CountriesIncluded>AT DE</CountriesIncluded>')))).toBe('2.00');
    const eurozone = price('02', '2', within('<RegionsIncluded>ECZ</RegionsIncluded>'));
    expect(await priceOf(eurozone)).toBe('2.00');
    expect((await bookWith(supplied(eurozone), { country: 'CH' })).price).toBeUndefined();
    const world = '<RegionsIncluded>WORLD</RegionsIncluded>';
    expect(await priceOf(price('02', '2', within(world)))).toBe('2.00');
    expect(
      await priceOf(price('02', '2', within(`${world}<CountriesExcluded>DE</CountriesExcluded>`))),
    ).toBeUndefined();
    expect((await bookWith(supplied(price('02', '2')), { currency: 'USD' })).price).toBeUndefined();
    const elsewhere = `<ProductSupply><Market><Territory><CountriesIncluded>US</CountriesIncluded></Territory></Market><SupplyDetail>${price('02', '2')}</SupplyDetail></ProductSupply>`;
    expect((await bookWith(elsewhere)).price).toBeUndefined();
  });

  it('prefers the country to the world and the rest of the world', async () => {
    const territory = (content: string) => `<Territory>${content}</Territory>`;
    const [named, world, rest] = [
      territory('<CountriesIncluded>AT DE</CountriesIncluded>'),
      territory('<RegionsIncluded>WORLD</RegionsIncluded>'),
      territory('<RegionsIncluded>ROW</RegionsIncluded>'),
    ];
    expect(await priceOf(price('02', '3', rest), price('02', '2', world), price('02', '1', named))).toBe('1.00');
    expect(await priceOf(price('02', '3', rest), price('02', '2', world))).toBe('2.00');
    expect(await priceOf(price('02', '3', rest), price('02', '2'))).toBe('2.00');
    expect(await priceOf(price('02', '1', named), price('04', '3', rest))).toBe('3.00');
    const market = (content: string, ...prices: string[]) =>
      `<ProductSupply><Market>${content}</Market><SupplyDetail>${prices.join('')}</SupplyDetail></ProductSupply>`;
    const ofMarkets = async (...markets: string[]) => (await bookWith(markets.join(''))).price;
    expect(await ofMarkets(market(rest, price('02', '3')), market(named, price('02', '1')))).toBe('1.00');
    expect(await ofMarkets(market(rest, price('02', '3')), market(world, price('02', '2')))).toBe('2.00');
    expect(await ofMarkets(market(world, price('02', '3')), market(world, price('02', '1', named)))).toBe('1.00');
  });

  it('is a consumer price for a single copy', async () => {
    const qualified = (code: string) => `<PriceQualifier>${code}</PriceQualifier>`;
    expect(await priceOf(price('02', '2', qualified('00')))).toBeUndefined();
    expect(await priceOf(price('02', '2', qualified('10')))).toBeUndefined();
    expect(await priceOf(price('02', '2', qualified('05')))).toBe('2.00');
    expect(await priceOf(price('02', '2', '<MinimumOrderQuantity>10</MinimumOrderQuantity>'))).toBeUndefined();
  });

  it('is valid today', async () => {
    const dated = (role: string, date: string) =>
      `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${date}</Date></PriceDate>`;
    expect(await priceOf(price('04', '3', dated('15', '20261125')), price('04', '4', dated('14', '20261126')))).toBe(
      '4.00',
    );
    expect(await priceOf(price('04', '3', dated('15', '20261126')), price('04', '4', dated('14', '20261127')))).toBe(
      '3.00',
    );
    expect(await priceOf(price('04', '3', dated('14', '202612')), price('02', '2', dated('15', '2026')))).toBe('2.00');
  });

  it('takes currency and type from the header, and must be readable', async () => {
    expect(await priceOf(price('', '2'))).toBeUndefined();
    const header = HEADER.replace('</Header>', '<DefaultPriceType>04</DefaultPriceType></Header>');
    expect((await bookOf(message(product('r', supplied(price('', '2'))), header))).price).toBe('2.00');
    expect(await priceOf(price('02', '12,5'))).toBe('12.50');
    expect(await priceOf(price('04', 'x'), price('02', '2'))).toBe('2.00');
    expect(await priceOf(price('02', '007.990'))).toBe('7.99');
    expect(await Promise.all(['', '0', '-1', '1.999', 'x'].map((amount) => priceOf(price('02', amount))))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
