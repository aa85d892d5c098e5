import { describe, expect, it } from 'vitest';
import { chargedCountryOf, countryCodeOf } from './countries.ts';

describe('the country that a person has written', () => {
  it('a country is known by its code or its name, in any case and without its accents', () => {
    expect(['DE', 'de', ' Germany ', 'GERMANY'].map(countryCodeOf)).toEqual(['DE', 'DE', 'DE', 'DE']);
    expect(countryCodeOf('Côte d’Ivoire')).toBe('CI');
    expect(countryCodeOf('Turkiye')).toBe('TR');
    expect([countryCodeOf('USA'), countryCodeOf('uk')]).toEqual(['US', 'GB']);
  });

  it('a text that names no country is none', () => {
    expect(['Ruritania', 'XX', '', 'Germany or so'].map(countryCodeOf)).toEqual([null, null, null, null]);
  });

  it('a country is looked up for a delivery only where the charge depends on it', () => {
    expect(chargedCountryOf('Germany', { default: 890, byCountry: { DE: 290 } })).toBe('DE');
    expect(chargedCountryOf('Germany', { default: 890 })).toBeNull();
    expect(chargedCountryOf('Germany')).toBeNull();
  });
});
