import { createRequire } from 'node:module';
import type { Address } from '@bookstore/contract/api/order';
import { countryCodeOf } from '@bookstore/contract/countries';
import { createLruCache } from './lruCache.ts';

/** Its 0.3 MB of formats are outside the bundle and load with the first address, to keep cold starts fast. */
const loadFormatter = (): typeof import('@fragaria/address-formatter') =>
  createRequire(import.meta.url)('@fragaria/address-formatter');

/** The checkout requires state and postcode, which some countries lack. */
const NONE = '-';

/** Formatting takes 0.2 ms, and admins reload the same orders. */
const CACHE_BYTES = 200_000;
const cache = createLruCache<string[]>(CACHE_BYTES, (lines, key) => 2 * (key.length + lines.join('').length));

/** Follows the country's rules and ends with the country. @param street '' if unknown */
export function addressLines({ city, state, zipcode, country }: Address, street = ''): string[] {
  const key = JSON.stringify([street, city, state, zipcode, country]);
  const cached = cache.get(key);
  if (cached) return [...cached];
  const given = { street, city, state: orNone(state), zipcode: orNone(zipcode) };
  const countryCode = countryCodeOf(country);
  const lines = [...((countryCode && formatted(given, countryCode)) || plain(given)), country].filter(Boolean);
  cache.set(key, lines);
  return [...lines];
}

const orNone = (text: string) => (text.trim() === NONE ? '' : text);

type Parts = Record<'street' | 'city' | 'state' | 'zipcode', string>;

/** @returns null if the format omits a part or does not start with the street */
function formatted({ street, city, state, zipcode }: Parts, countryCode: string): string[] | null {
  const lines = loadFormatter()
    .format(
      { road: street, city, state, county: state, postcode: zipcode },
      { output: 'array', cleanupPostcode: false, countryCode },
    )
    // For some territories the format adds the country they belong to.
    .filter((line) => [street, city, state, zipcode].some((part) => part && line.includes(part)));
  const isWhole = [street, city, zipcode].every((part) => lines.some((line) => line.includes(part)));
  return isWhole && lines[0]?.startsWith(street) ? lines : null;
}

const plain = ({ street, city, state, zipcode }: Parts): string[] =>
  [street, [zipcode, city].filter(Boolean).join(' '), state === city ? '' : state].filter(Boolean);
