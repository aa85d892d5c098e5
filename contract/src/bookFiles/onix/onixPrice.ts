import { isValidOn } from './onixDates.ts';
import { childOf, childrenOf, fieldOf, type OnixElement } from './onixElement.ts';

export interface OnixMarket {
  /** ISO 3166. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** `YYYY-MM-DD`. */
  today: string;
  isUntaxed?: boolean;
}

/** Retail prices with tax: fixed before recommended. */
const TYPES = ['04', '02'];
/** Retail prices without tax. */
const UNTAXED_TYPES = ['03', '01'];
/** Other price types are for members, schools, libraries or sets. */
const CONSUMER = '05';
const WORLD = ['WORLD', 'ROW'];

/** Region ECZ of code list 49, still sent though deprecated. */
const EUROZONE = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'.split(' ');

const codesOf = (territory: OnixElement, name: string) => fieldOf(territory, name).split(' ');

const countriesOf = (territory: OnixElement) => [
  ...codesOf(territory, 'CountriesIncluded'),
  ...(codesOf(territory, 'RegionsIncluded').includes('ECZ') ? EUROZONE : []),
];

function holdsCountry(territory: OnixElement | undefined, country: string): boolean {
  if (!territory) return true;
  if (codesOf(territory, 'CountriesExcluded').includes(country)) return false;
  return (
    countriesOf(territory).includes(country) ||
    codesOf(territory, 'RegionsIncluded').some((region) => WORLD.includes(region))
  );
}

const territoryOf = (element: OnixElement) => childOf(element, 'Territory');

const marketSuppliesOf = (product: OnixElement, { country }: OnixMarket) =>
  childrenOf(product, 'ProductSupply').flatMap((supply) => {
    const markets = childrenOf(supply, 'Market').map(territoryOf);
    const territories = markets.filter((territory) => holdsCountry(territory, country));
    return markets.length === 0 || territories.length > 0 ? [{ supply, territories }] : [];
  });

export const suppliesOf = (product: OnixElement, market: OnixMarket): OnixElement[] =>
  marketSuppliesOf(product, market).flatMap(({ supply }) => childrenOf(supply, 'SupplyDetail'));

function rankOf(territories: readonly (OnixElement | undefined)[], country: string): number {
  const ranks = territories
    .filter((territory) => territory !== undefined)
    .map((territory) => {
      if (countriesOf(territory).includes(country)) return 0;
      return codesOf(territory, 'RegionsIncluded').includes('WORLD') ? 1 : 2;
    });
  return ranks.length > 0 ? Math.min(...ranks) : 1;
}

interface Defaults {
  currency: string;
  type: string;
}

const AMOUNT = 20;

const amountOf = (price: OnixElement): string | null => {
  // A comma before three digits may separate thousands.
  const amount = fieldOf(price, 'PriceAmount').replace(/,(?=\d{1,2}$)/, '.');
  if (amount.length > AMOUNT) return null;
  const [, whole, decimals = ''] = /^0*(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return whole === undefined || Number(amount) === 0 ? null : `${whole}.${decimals.padEnd(2, '0')}`;
};

/** Prefers fixed to recommended prices, then the nearest territory. Two decimals. */
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
        isValidOn(price, 'PriceDate', market.today);
      return fits && amount !== null ? [{ type, amount }] : [];
    });
  for (const type of types) {
    const found = fitting.find((price) => price.type === type);
    if (found) return found.amount;
  }
  return null;
}
