import { language } from '@bookstore/messages/words';
import { delivery } from '@bookstore/shop/delivery';
import { shop } from '@bookstore/shop/shop';
import { SHOP_POLICY } from './pricing.ts';
import { APOSTROPHES, foldText, wordsOf } from './search/foldText.ts';

/** ISO 3166-1 codes, and XK for Kosovo. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH ' +
  'CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP ' +
  'GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR ' +
  'LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF ' +
  'PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ ' +
  'TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

const ALL = CODES.split(' ');

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  AX: ['Åland'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'Congo, Democratic Republic of the'],
  CG: ['Republic of the Congo', 'Congo, Republic of the'],
  CI: ['Ivory Coast', 'Elfenbeinküste'],
  CN: ["People's Republic of China", 'Mainland China'],
  CV: ['Cabo Verde', 'Kap Verde'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  FK: ['Falklands', 'Falkland Islands (Malvinas)'],
  FM: ['Federated States of Micronesia', 'Micronesia, Federated States of'],
  GB: ['Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Großbritannien'],
  GM: ['Republic of the Gambia'],
  HK: ['Hong Kong SAR'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Islamic Republic of Iran', 'Iran, Islamic Republic of'],
  KR: ['Korea', 'Republic of Korea', 'Korea, Republic of'],
  LA: ["Lao People's Democratic Republic"],
  MD: ['Republic of Moldova', 'Moldova, Republic of', 'Moldawien'],
  MK: ['Macedonia', 'Republic of North Macedonia', 'Mazedonien'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao SAR'],
  NL: ['Holland', 'Kingdom of the Netherlands', 'Netherlands (Kingdom of the)'],
  PS: ['State of Palestine'],
  RU: ['Russian Federation', 'Russische Föderation'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor', 'Osttimor'],
  TR: ['Turkey'],
  TW: ['Taiwan, Province of China'],
  TZ: ['United Republic of Tanzania', 'Tanzania, United Republic of'],
  US: ['USA', 'America', 'United States of America', 'Vereinigte Staaten von Amerika'],
  VA: ['Vatican', 'Holy See', 'Holy See (Vatican City State)'],
  VG: ['Virgin Islands, British'],
  VI: ['Virgin Islands, U.S.'],
  VN: ['Viet Nam'],
};

function namesIn(tag: string, style: 'long' | 'short' = 'long'): [name: string, code: string][] {
  const names = new Intl.DisplayNames(tag, { type: 'region', style });
  return ALL.map((code) => [names.of(code) ?? code, code]);
}

const SMALL_WORDS = new Set(['the', 'and', 'of', 'und', 'die', 'der']);
const SAINTS = new Set(['saint', 'sankt', 'st']);

/** Ignores case, accents, punctuation, "The", "and"/"&" and "Saint"/"St". */
function keyOf(name: string): string {
  const words = wordsOf(foldText(name).replaceAll(APOSTROPHES, '').replaceAll('.', ''));
  const known = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => (SAINTS.has(word) ? 'st' : word));
  return known.join(' ');
}

export const nameOfCountry = (code: string): string =>
  ALL.includes(code) ? (new Intl.DisplayNames(shop.languageTag, { type: 'region' }).of(code) ?? code) : code;

/** Lists all countries unless the shop has its own list. */
export const countryNames = (): string[] =>
  namesIn(shop.languageTag)
    .filter(([, code]) => delivery.countries?.includes(code) ?? true)
    .map(([name]) => name)
    .toSorted(new Intl.Collator(shop.languageTag).compare);

let known: Map<string, string> | undefined;

function codesByKey(): Map<string, string> {
  const others = Object.entries(OTHER_NAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const));
  const tags = [...new Set(['en', language, shop.languageTag])];
  // A long name wins over another country's short one.
  const names = [...tags.flatMap((tag) => namesIn(tag, 'short')), ...others, ...tags.flatMap((tag) => namesIn(tag))];
  return new Map(names.map(([name, code]) => [keyOf(name), code]));
}

/** Reads a code, or a name in English, the shop's languages or `OTHER_NAMES`. Null for other text. */
export function countryCodeOf(text: string): string | null {
  const written = text.trim();
  if (/^[A-Za-z]{2}$/.test(written) && ALL.includes(written.toUpperCase())) return written.toUpperCase();
  known ??= codesByKey();
  return known.get(keyOf(written)) ?? null;
}

/** False for empty text. */
export const isUnknownCountry = (text: string): boolean => text.trim() !== '' && countryCodeOf(text) === null;

export function isDeliveredTo(text: string, countries = delivery.countries): boolean {
  if (!countries) return true;
  const code = countryCodeOf(text);
  return code !== null && countries.includes(code);
}

/** Returns null if the charge is the same everywhere. */
export const chargedCountryOf = (text: string, charge = SHOP_POLICY.charge): string | null =>
  charge?.byCountry ? countryCodeOf(text) : null;
