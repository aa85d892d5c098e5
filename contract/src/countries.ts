import { language } from '@bookstore/messages/words';
import { shop } from '@bookstore/shop/shop';
import { SHOP_POLICY } from './pricing.ts';
import { foldText } from './search/foldText.ts';

/** ISO 3166-1. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH ' +
  'CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP ' +
  'GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR ' +
  'LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF ' +
  'PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ ' +
  'TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const ALL = CODES.split(' ');

/** How people write some that `Intl` calls otherwise. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  usa: 'US',
  america: 'US',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
};

/** The names of all countries in a language, by code. */
function namesIn(tag: string): [name: string, code: string][] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return ALL.map((code) => [names.of(code) ?? code, code]);
}

/** The name of a country in the shop's language; of what is no code, the text itself. */
export const nameOfCountry = (code: string): string =>
  ALL.includes(code) ? (new Intl.DisplayNames(shop.languageTag, { type: 'region' }).of(code) ?? code) : code;

/** The countries and regions of the world in the shop's language, in its order. */
export const countryNames = (): string[] =>
  namesIn(shop.languageTag)
    .map(([name]) => name)
    .toSorted(new Intl.Collator(shop.languageTag).compare);

/** Codes by the folded names that people may write; made with the first question. */
let known: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  const codes = new Map(Object.entries(OTHER_NAMES));
  for (const tag of new Set(['en', language, shop.languageTag]))
    for (const [name, code] of namesIn(tag)) codes.set(foldText(name), code);
  return codes;
}

/**
 * The ISO 3166-1 code of a country that a person has written: its code, or its name in English or a language of the shop, in any case and
 * with or without accents. null where it is none of these.
 */
export function countryCodeOf(text: string): string | null {
  const written = text.trim();
  if (/^[A-Za-z]{2}$/.test(written) && ALL.includes(written.toUpperCase())) return written.toUpperCase();
  known ??= codesByName();
  return known.get(foldText(written)) ?? null;
}

/** The country by which a delivery is charged; null where it costs the same to all countries: then no names are made. */
export const chargedCountryOf = (text: string, charge = SHOP_POLICY.charge): string | null =>
  charge?.byCountry ? countryCodeOf(text) : null;
