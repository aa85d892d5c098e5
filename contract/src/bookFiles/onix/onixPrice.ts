import { holdsOn } from './onixDates.ts';
import { childOf, childrenOf, fieldOf, type OnixElement } from './onixElement.ts';

/** Where and when a shop sells. */
export interface OnixMarket {
  /** ISO 3166, such as DE. */
  country: string;
  /** ISO 4217, such as EUR. */
  currency: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether prices are quoted without tax there, as in the United States. */
  isUntaxed?: boolean;
}

/** Retail prices with tax: fixed by law before recommended. */
const TYPES = ['04', '02'];
/** The same without tax, which only count where prices are quoted so. */
const UNTAXED_TYPES = ['03', '01'];
/** What a price is that anybody pays; the others are for members, schools, libraries, or parts of sets. */
const CONSUMER = '05';
/** The world, and the rest of it. */
const WORLD = ['WORLD', 'ROW'];

const codesOf = (territory: OnixElement, name: string) => fieldOf(territory, name).split(' ');

/** Whether a territory holds a country. The regions of ONIX are the world, and parts of countries. */
function holdsCountry(territory: OnixElement | undefined, country: string): boolean {
  if (!territory) return true;
  const isIn = (name: string) => codesOf(territory, name).includes(country);
  if (isIn('CountriesExcluded')) return false;
  return isIn('CountriesIncluded') || codesOf(territory, 'RegionsIncluded').some((region) => WORLD.includes(region));
}

const territoryOf = (element: OnixElement) => childOf(element, 'Territory');

/** A record's supplies for the shop's country, each with the territories of its markets that hold it. */
const marketSuppliesOf = (product: OnixElement, { country }: OnixMarket) =>
  childrenOf(product, 'ProductSupply').flatMap((supply) => {
    const markets = childrenOf(supply, 'Market').map(territoryOf);
    const territories = markets.filter((territory) => holdsCountry(territory, country));
    return markets.length === 0 || territories.length > 0 ? [{ supply, territories }] : [];
  });

/** The supply details of a record that are for the shop's country. */
export const suppliesOf = (product: OnixElement, market: OnixMarket): OnixElement[] =>
  marketSuppliesOf(product, market).flatMap(({ supply }) => childrenOf(supply, 'SupplyDetail'));

/** How closely territories that hold a country mean it, the lowest best: by its name, as a part of the world, or of its rest. */
function rankOf(territories: readonly (OnixElement | undefined)[], country: string): number {
  const ranks = territories
    .filter((territory) => territory !== undefined)
    .map((territory) => {
      if (codesOf(territory, 'CountriesIncluded').includes(country)) return 0;
      return codesOf(territory, 'RegionsIncluded').includes('WORLD') ? 1 : 2;
    });
  return ranks.length > 0 ? Math.min(...ranks) : 1;
}

interface Defaults {
  currency: string;
  type: string;
}

/** Characters of the longest amount, leading zeros and all. */
const AMOUNT = 20;

const amountOf = (price: OnixElement): string | null => {
  const amount = fieldOf(price, 'PriceAmount').replace(',', '.');
  if (amount.length > AMOUNT) return null;
  const [, whole, decimals = ''] = /^0*(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return whole === undefined || Number(amount) === 0 ? null : `${whole}.${decimals.padEnd(2, '0')}`;
};

/**
 * The price that readers pay for one copy, as the shop quotes it, in the shop's currency and country, as it is today: an amount with two decimals.
 * A fixed price goes before a recommended one, and then one for the country by its name before others.
 */
export function priceOf(product: OnixElement, market: OnixMarket, defaults: Defaults): string | null {
  const types = market.isUntaxed ? [...UNTAXED_TYPES, ...TYPES] : TYPES;
  const fitting = marketSuppliesOf(product, market)
    .flatMap(({ supply, territories }) =>
      childrenOf(supply, 'SupplyDetail')
        .flatMap((detail) => childrenOf(detail, 'Price'))
        .map((price) => ({ price, rank: rankOf([territoryOf(price), ...territories], market.country) })),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ price }) => {
      const type = fieldOf(price, 'PriceType') || defaults.type;
      const currency = fieldOf(price, 'CurrencyCode') || defaults.currency;
      const qualifier = fieldOf(price, 'PriceQualifier');
      const amount = amountOf(price);
      const fits =
        types.includes(type) &&
        currency === market.currency &&
        ['', CONSUMER].includes(qualifier) &&
        Number(fieldOf(price, 'MinimumOrderQuantity') || 1) === 1 &&
        holdsCountry(territoryOf(price), market.country) &&
        holdsOn(price, 'PriceDate', market.today);
      return fits && amount !== null ? [{ type, amount }] : [];
    });
  for (const type of types) {
    const found = fitting.find((price) => price.type === type);
    if (found) return found.amount;
  }
  return null;
}
