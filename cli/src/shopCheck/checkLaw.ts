import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_BLOCKS, LEGAL_PAGES, LEGAL_PLACES, type LegalPageName, placesIn } from '@bookstore/contract/legalPages';
import { ROOT } from '../../../tools/lib/paths.ts';
import type { ShopFinding, ShopModules } from './checkModules.ts';

/**
 * Order buttons must only state the obligation to pay (Directive 2011/83/EU, Article 8(2); Court of Justice, C-249/21
 * and C-400/22).
 */
const ORDER_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  en: ['Order with obligation to pay', 'Buy now', 'Buy', 'Pay now'],
  de: ['Zahlungspflichtig bestellen', 'Kostenpflichtig bestellen', 'Jetzt kaufen', 'Kaufen'],
  fr: ['Commande avec obligation de paiement', 'Commander avec obligation de paiement', 'Acheter'],
  es: ['Pedido con obligación de pago', 'Comprar ahora', 'Comprar'],
  it: ['Ordine con obbligo di pagare', 'Acquista ora', 'Acquista'],
  nl: ['Bestelling met betalingsverplichting', 'Koop nu', 'Kopen'],
  pt: ['Encomenda com obrigação de pagar', 'Comprar agora', 'Comprar'],
  pl: ['Zamówienie z obowiązkiem zapłaty', 'Kupuję i płacę'],
  da: ['Bestilling med betalingsforpligtelse', 'Køb nu', 'Køb'],
  sv: ['Beställning med betalningsskyldighet', 'Köp nu', 'Köp'],
  fi: ['Maksuvelvollisuuden aiheuttava tilaus', 'Osta nyt', 'Osta'],
};

/** Placeholders that pages need under EU law. */
const REQUIRED: readonly { page: LegalPageName; place: string; orElse?: RegExp; message: string }[] = [
  { page: 'terms', place: 'delivery-charge', message: 'lacks the delivery charge' },
  { page: 'privacy', place: 'kept-data', message: 'lacks the list of stored personal data' },
  {
    page: 'returns',
    place: 'withdrawal-form',
    orElse: /model withdrawal form|muster-widerrufsformular/i,
    message: 'has no model withdrawal form',
  },
  { page: 'returns', place: 'guarantee-notice', message: 'does not show the notice on the legal guarantee' },
  { page: 'imprint', place: 'seller', message: 'does not name the seller' },
  { page: 'imprint', place: 'address', message: 'has no address' },
  { page: 'imprint', place: 'email', message: 'has no email address' },
  { page: 'imprint', place: 'phone', message: 'has no phone number' },
];

/** Closed on 2025-07-20 by Regulation (EU) 2024/3228. */
const CLOSED_PLATFORM = /ec\.europa\.eu\/(?:consumers\/)?odr/i;

const NOTICE = 'guarantee-notice';
export const NOTICE_FILES = ['svg', 'png', 'webp', 'pdf'].map((form) => `${NOTICE}.${form}`);

const fileOf = (page: LegalPageName) => `legal/${page}.md`;

const textOf = (folder: string, page: LegalPageName): string | undefined => {
  const path = join(folder, fileOf(page));
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** Finds texts that would break the build. */
export function checkLegalTexts(folder: string): ShopFinding[] {
  return LEGAL_PAGES.flatMap((page): ShopFinding[] => {
    const found = (message: string) => ({ file: fileOf(page), field: '', message });
    const text = textOf(folder, page);
    if (text === undefined) return [found('is missing: copy it from shop/ and write your own text')];
    const known: readonly string[] = [...LEGAL_PLACES, ...LEGAL_BLOCKS];
    const unknown = placesIn(text).filter((name) => !known.includes(name));
    const places = known.map((name) => `{{${name}}}`).join(', ');
    return [
      ...(/^\s*# \S/.test(text) ? [] : [found('has no title: write one in its first line, as “# Terms of sale”')]),
      ...unknown.map((name) => found(`has {{${name}}}, an unknown placeholder: use one of ${places}`)),
    ];
  });
}

/** Finds sample data and gaps in EU requirements; not legal advice. */
export function checkLaw(folder: string, modules: ShopModules): ShopFinding[] {
  const example = [...exampleAddress(modules), ...exampleTexts(folder, modules)];
  if (modules.law?.regime !== 'eu') return example;
  return [
    ...sellerFindings(modules),
    ...example,
    ...LEGAL_PAGES.flatMap((page) => pageFindings(folder, page)),
    ...orderButtonFindings(modules),
    ...priceFindings(modules),
    ...noticeFindings(folder),
  ];
}

function exampleAddress({ seller }: ShopModules): ShopFinding[] {
  if (!/@example\.(?:com|org|net)$/i.test(seller?.email ?? '')) return [];
  const message = `${seller?.email} is a sample: write your contact address`;
  return [{ file: 'seller.ts', field: 'email', message, isWarning: true }];
}

const EXAMPLE = join(ROOT, 'examples', 'second-shop');

/** Finds copied texts, which name the example's authorities and laws. */
function exampleTexts(folder: string, { seller }: ShopModules): ShopFinding[] {
  const sellerOfExample = join(EXAMPLE, 'seller.ts');
  if (!seller || !existsSync(sellerOfExample)) return [];
  if (readFileSync(sellerOfExample, 'utf8').includes(`'${seller.name}'`)) return [];
  const message = 'is copied from examples/second-shop: check its names, authorities and laws';
  return LEGAL_PAGES.filter((page) => {
    const text = textOf(folder, page);
    return text !== undefined && text === textOf(EXAMPLE, page);
  }).map((page) => ({ file: fileOf(page), field: '', message, isWarning: true }));
}

function sellerFindings({ seller }: ShopModules): ShopFinding[] {
  if (!seller || seller.taxNumber) return [];
  const message = 'is missing: write your tax number, as DE123456788';
  return [{ file: 'seller.ts', field: 'taxNumber', message }];
}

function pageFindings(folder: string, page: LegalPageName): ShopFinding[] {
  const text = textOf(folder, page);
  if (text === undefined) return [];
  const file = fileOf(page);
  const places = placesIn(text);
  const missing = REQUIRED.filter(
    (one) => one.page === page && !places.includes(one.place) && !one.orElse?.test(text),
  ).map(({ place, message }) => ({ file, field: '', message: `${message}: insert {{${place}}}` }));
  const sample = 'is the text of the sample shop: write your own and remove {{sample}}';
  const platform = 'links to the EU dispute platform, which has closed: remove the link';
  return [
    ...(places.includes('sample') ? [{ file, field: '', message: sample }] : missing),
    ...(CLOSED_PLATFORM.test(text) ? [{ file, field: '', message: platform, isWarning: true }] : []),
  ];
}

function orderButtonFindings({ checkout, shop }: ShopModules): ShopFinding[] {
  if (!checkout || !shop) return [];
  const { language } = new Intl.Locale(shop.languageTag);
  const accepted = ORDER_BUTTONS[language];
  const finding = { file: 'checkout.ts', field: 'orderButton' };
  if (!accepted) {
    const message = 'must state only the obligation to pay; this check does not support your language';
    return [{ ...finding, message, isWarning: true }];
  }
  const lower = (text: string) => text.toLocaleLowerCase(language);
  if (accepted.some((words) => lower(words) === lower(checkout.orderButton))) return [];
  const message = `does not state the obligation to pay: use one of ${accepted.map((words) => `“${words}”`).join(', ')}`;
  return [{ ...finding, message }];
}

/** France requires a charge of at least 3 euros below this sum in cents (arrêté of 4 April 2023). */
const FRENCH_FREE_FROM = 3_500;
const FRENCH_CHARGE = 300;

function priceFindings({ tax, delivery, seller }: ShopModules): ShopFinding[] {
  const findings: ShopFinding[] = [];
  const add = (file: string, field: string, message: string, isWarning = false) =>
    findings.push({ file, field, message, ...(isWarning && { isWarning }) });
  if (tax && tax.books === undefined) add('tax.ts', 'books', 'is missing: write the rate of books, as 700 for 7 %');
  if (!delivery) return findings;
  const { charge, shipping, times, time } = delivery;
  if (!charge && !shipping) {
    add('delivery.ts', 'charge', 'is missing: write the delivery charge, or shipping: ‘Free’');
  }
  if (!times && !time) add('delivery.ts', 'times', 'is missing: write the delivery time');
  const toFrance = charge?.byCountry?.FR ?? charge?.default ?? 0;
  const isFree = toFrance < FRENCH_CHARGE || (charge?.freeFrom ?? FRENCH_FREE_FROM) < FRENCH_FREE_FROM;
  if (seller?.country === 'FR' && isFree) {
    add(
      'delivery.ts',
      charge?.freeFrom === undefined ? 'charge' : 'charge.freeFrom',
      'is below the French minimum: three euros for books below 35 euros',
      true,
    );
  }
  return findings;
}

function noticeFindings(folder: string): ShopFinding[] {
  const [file] = globSync(`${NOTICE}.{svg,png,webp,pdf}`, { cwd: join(folder, 'pictures') });
  const finding = (name: string, message: string) => ({ file: `pictures/${name}`, field: '', message });
  if (file === undefined) {
    return [
      finding(
        `${NOTICE}.svg`,
        "is missing: add the unchanged EU notice on the legal guarantee in your customers' language (Regulation (EU) 2025/1960), as SVG, PNG, WebP or PDF",
      ),
    ];
  }
  if (!file.endsWith('.pdf')) return [];
  return [{ ...finding(file, 'is only linked; SVG, PNG or WebP is shown'), isWarning: true }];
}
