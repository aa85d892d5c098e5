import { describe, expect, it } from 'vitest';
import { chargedCountryOf, countryCodeOf, isDeliveredTo } from './countries.ts';

describe('country', () => {
  it('is recognised by code or name in any case, without accents', () => {
    expect(['DE', 'de', ' Germany ', 'GERMANY'].map(countryCodeOf)).toEqual(['DE', 'DE', 'DE', 'DE']);
    expect(countryCodeOf('Côte d’Ivoire')).toBe('CI');
    expect(countryCodeOf('Turkiye')).toBe('TR');
    expect([countryCodeOf('USA'), countryCodeOf('uk')]).toEqual(['US', 'GB']);
  });

  it.each([
    ['The Netherlands', 'NL'],
    ['Holland', 'NL'],
    ['Turkey', 'TR'],
    ['Hong Kong', 'HK'],
    ['Hong Kong SAR', 'HK'],
    ['Macao', 'MO'],
    ['Macau', 'MO'],
    ['Viet Nam', 'VN'],
    ['Åland', 'AX'],
    ['DRC', 'CD'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Trinidad & Tobago', 'TT'],
    ['Saint Lucia', 'LC'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ["Cote d'Ivoire", 'CI'],
    ['Korea, Republic of', 'KR'],
    ['North Korea', 'KP'],
    ['Kosovo', 'XK'],
    ['Niger', 'NE'],
    ['Guinea-Bissau', 'GW'],
    ['Guinea', 'GN'],
  ])('%s is %s', (name, code) => expect(countryCodeOf(name)).toBe(code));

  it("is accepted everywhere, or from the shop's list", () => {
    expect(isDeliveredTo('Atlantis')).toBe(true);
    const written = ['Österreich', 'Austria', 'at', 'Germany', 'Atlantis'];
    expect(written.map((text) => isDeliveredTo(text, ['AT']))).toEqual([false, true, true, false, false]);
  });

  it('is null for other text', () => {
    expect(['Ruritania', 'XX', '', 'Germany or so'].map(countryCodeOf)).toEqual([null, null, null, null]);
  });

  it('is looked up only if the charge depends on it', () => {
    expect(chargedCountryOf('Germany', { default: 890, byCountry: { DE: 290 } })).toBe('DE');
    expect(chargedCountryOf('Germany', { default: 890 })).toBeNull();
    expect(chargedCountryOf('Germany')).toBeNull();
  });
});
