import type { Address } from '@bookstore/contract/api/order';
import { countryCodeOf } from '@bookstore/contract/countries';
import addressFormatter from '@fragaria/address-formatter';

/** The checkout demands a state and a postcode; customers whose country has none write this. */
const NONE = '-';

// Formatting takes 0.2 ms, and an order and its mails need the same address several times.
const MAX_CACHED = 500;
const cache = new Map<string, string[]>();

/** An address as it is written in its country, a line each, the country last. @param street '' where it is not known. */
export function addressLines({ city, state, zipcode, country }: Address, street = ''): string[] {
  const key = JSON.stringify([street, city, state, zipcode, country]);
  const cached = cache.get(key);
  if (cached) return [...cached];
  const given = { street, city, state: orNone(state), zipcode: orNone(zipcode) };
  const countryCode = countryCodeOf(country);
  const lines = [...((countryCode && formatted(given, countryCode)) || plain(given)), country];
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, lines);
  return [...lines];
}

const orNone = (text: string) => (text.trim() === NONE ? '' : text);

type Parts = Record<'street' | 'city' | 'state' | 'zipcode', string>;

/** null where the country's form would lose a part, or does not begin with the street. A state is left out where that is the custom. */
function formatted({ street, city, state, zipcode }: Parts, countryCode: string): string[] | null {
  const lines = addressFormatter
    .format(
      { road: street, city, state, county: state, postcode: zipcode },
      { output: 'array', cleanupPostcode: false, countryCode },
    )
    // Of some territories the form also names the country they belong to.
    .filter((line) => [street, city, state, zipcode].some((part) => part && line.includes(part)));
  const isWhole = [street, city, zipcode].every((part) => lines.some((line) => line.includes(part)));
  return isWhole && lines[0]?.startsWith(street) ? lines : null;
}

const plain = ({ street, city, state, zipcode }: Parts): string[] =>
  [street, [zipcode, city].filter(Boolean).join(' '), state === city ? '' : state].filter(Boolean);
