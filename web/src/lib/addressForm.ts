import { countryCodeOf } from '@bookstore/contract/countries';
import * as messages from '@bookstore/messages/checkout';
import { seller } from '@bookstore/shop/seller';

/** Source: libaddressinput (chromium.googlesource.com). */
const ZIPCODE_FIRST =
  'AD AT BA BE BG CH CL CR CU CY CZ DE DK DO DZ EE ES FI FO FR GL GR GT HR HT IS IT KW LI LT LU MA MC MD ME MG MK MX MY MZ NE NI NL ' +
  'NO PL PT PY RO RS SE SI SK SM SN SV TJ TN TR UY VA XK';

/** Name of the state in countries whose addresses need one. */
const STATES: Readonly<Record<string, keyof typeof messages.states>> = {
  AR: 'province',
  AU: 'state',
  BR: 'state',
  CA: 'province',
  CN: 'province',
  ES: 'province',
  GB: 'county',
  IE: 'county',
  IN: 'state',
  IT: 'province',
  JP: 'prefecture',
  MX: 'state',
  MY: 'state',
  US: 'state',
};

interface AddressForm {
  /** Fields after the street, as the country writes them. */
  order: readonly ('city' | 'zipcode' | 'state')[];
  zipcode: string;
  state: string;
  /** The country's addresses usually have no state. */
  isStateless: boolean;
}

/** An unknown country gets the usual form, and no country the order of the shop's. */
export function getAddressForm(country: string): AddressForm {
  const code = countryCodeOf(country) ?? '';
  const writtenAs = country === '' ? seller.country : code;
  const state = STATES[code];
  return {
    order: ZIPCODE_FIRST.split(' ').includes(writtenAs) ? ['zipcode', 'city', 'state'] : ['city', 'state', 'zipcode'],
    zipcode: code === 'US' ? messages.zipCode : messages.zipcode,
    state: state ? messages.states[state] : messages.stateProvince,
    isStateless: code !== '' && !state,
  };
}
