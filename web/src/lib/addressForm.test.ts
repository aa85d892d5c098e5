import { describe, expect, it } from 'vitest';
import { getAddressForm } from './addressForm.ts';

describe('getAddressForm', () => {
  it.each([
    ['', ['city', 'state', 'zipcode'], 'Zipcode', 'State / province', false],
    ['Atlantis', ['city', 'state', 'zipcode'], 'Zipcode', 'State / province', false],
    ['Germany', ['zipcode', 'city', 'state'], 'Zipcode', 'State / province', true],
    ['USA', ['city', 'state', 'zipcode'], 'ZIP code', 'State', false],
    ['Canada', ['city', 'state', 'zipcode'], 'Zipcode', 'Province', false],
  ])('arranges and labels the fields of "%s"', (country, order, zipcode, state, isStateless) => {
    expect(getAddressForm(country)).toEqual({ order, zipcode, state, isStateless });
  });
});
