import { childOf, childrenOf, fieldOf, fieldsOf, lineOf, type OnixElement } from './onixElement.ts';

/* Elements without a counterpart stay in place. */

const element = (name: string, ...content: (string | OnixElement | undefined)[]): OnixElement => ({
  name,
  attributes: {},
  content: content.filter((part) => part !== undefined),
});

const field = (name: string, text: string | undefined): OnixElement | undefined =>
  text ? element(name, text) : undefined;

const renamed = (one: OnixElement, name: string): OnixElement => ({ ...one, name });

const copies = (from: OnixElement, ...names: string[]): OnixElement[] =>
  names.flatMap((name) => childrenOf(from, name));

const titleDetail = (type: string, ...content: OnixElement[]): OnixElement =>
  element(
    'TitleDetail',
    field('TitleType', type),
    element('TitleElement', field('TitleElementLevel', '01'), ...content),
  );

const PARTS_OF_TITLE = ['TitleText', 'TitlePrefix', 'TitleWithoutPrefix', 'Subtitle'];

const asTitleText = (one: OnixElement) => renamed(one, 'TitleText');

function titlesOf(product: OnixElement): OnixElement[] {
  const titles = childrenOf(product, 'Title').map((title) =>
    titleDetail(fieldOf(title, 'TitleType'), ...copies(title, ...PARTS_OF_TITLE)),
  );
  const own = [...copies(product, 'DistinctiveTitle').map(asTitleText), ...copies(product, ...PARTS_OF_TITLE)];
  return titles.length > 0 || own.length === 0 ? titles : [titleDetail('01', ...own)];
}

function collectionOf(series: OnixElement): OnixElement {
  const number = field('PartNumber', fieldOf(series, 'NumberWithinSeries'));
  return element(
    'Collection',
    element(
      'TitleDetail',
      element(
        'TitleElement',
        field('TitleElementLevel', '02'),
        ...copies(series, 'TitleOfSeries').map(asTitleText),
        ...childrenOf(series, 'Title').flatMap((title) => copies(title, ...PARTS_OF_TITLE)),
      ),
      number && element('TitleElement', field('TitleElementLevel', '01'), number),
    ),
  );
}

function subjectsOf(product: OnixElement): (OnixElement | undefined)[] {
  const main = (scheme: string, code: string) =>
    code ? element('Subject', field('SubjectSchemeIdentifier', scheme), field('SubjectCode', code)) : undefined;
  return [
    ...childrenOf(product, 'MainSubject').map((one) =>
      main(fieldOf(one, 'MainSubjectSchemeIdentifier'), fieldOf(one, 'SubjectCode')),
    ),
    main('10', fieldOf(product, 'BASICMainSubject')),
    main('12', fieldOf(product, 'BICMainSubject')),
    ...childrenOf(product, 'Subject'),
  ];
}

/** By text type in 2.1. */
const TEXT_TYPES = new Map([
  ['01', '03'],
  ['02', '02'],
  ['03', '03'],
  ['23', '14'],
  ['24', '14'],
]);

function textContentOf(other: OnixElement): OnixElement {
  const type = fieldOf(other, 'TextTypeCode');
  const text = childOf(other, 'Text');
  return element(
    'TextContent',
    field('TextType', TEXT_TYPES.get(type) ?? `2.1:${type}`),
    text && { ...text, attributes: { textformat: fieldOf(other, 'TextFormat'), ...text.attributes } },
  );
}

const COVER_FILES = ['04', '05', '06'];
const IS_ADDRESS = '01';

function resourceOf(file: OnixElement): OnixElement {
  const isCover =
    COVER_FILES.includes(fieldOf(file, 'MediaFileTypeCode')) && fieldOf(file, 'MediaFileLinkTypeCode') === IS_ADDRESS;
  return element(
    'SupportingResource',
    field('ResourceContentType', isCover ? '01' : '2.1'),
    field('ResourceMode', '03'),
    element('ResourceVersion', field('ResourceLink', fieldOf(file, 'MediaFileLink'))),
  );
}

const dateOf = (kind: string, role: string, date: string) =>
  date ? element(kind, field(`${kind}Role`, role), field('Date', date)) : undefined;

function priceOf(price: OnixElement): OnixElement {
  const codesOf = (name: string) => fieldsOf(price, name).join(' ');
  const countries = codesOf('CountryCode');
  const regions = codesOf('Territory');
  return element(
    'Price',
    ...childrenOf(price)
      .filter(({ name }) => name !== 'Territory')
      .map((one) => (one.name === 'PriceTypeCode' ? renamed(one, 'PriceType') : one)),
    element(
      'Territory',
      field('CountriesIncluded', countries),
      field('RegionsIncluded', countries || regions ? regions : 'WORLD'),
      field('CountriesExcluded', codesOf('CountryExcluded')),
    ),
    dateOf('PriceDate', '14', fieldOf(price, 'PriceEffectiveFrom')),
    dateOf('PriceDate', '15', fieldOf(price, 'PriceEffectiveUntil')),
  );
}

function supplyDetailOf(supply: OnixElement): OnixElement {
  const availability = fieldOf(supply, 'ProductAvailability') || AVAILABILITY.get(fieldOf(supply, 'AvailabilityCode'));
  return element(
    'SupplyDetail',
    field('ProductAvailability', availability),
    ...childrenOf(supply, 'Price').map(priceOf),
  );
}

/** By letter code in 2.1. */
const AVAILABILITY = new Map([
  ['AB', '01'],
  ['AD', '40'],
  ['CS', '99'],
  ['IP', '20'],
  ['MD', '23'],
  ['NP', '10'],
  ['OI', '40'],
  ['OP', '51'],
  ['OR', '41'],
  ['RP', '32'],
  ['RM', '47'],
  ['RU', '33'],
  ['TO', '22'],
  ['TP', '30'],
  ['TU', '30'],
  ['WS', '46'],
]);

function identifiersOf(product: OnixElement): (OnixElement | undefined)[] {
  const known = (type: string, value: string) =>
    value ? element('ProductIdentifier', field('ProductIDType', type), field('IDValue', value)) : undefined;
  return [
    ...childrenOf(product, 'ProductIdentifier'),
    known('15', fieldOf(product, 'EAN13')),
    known('02', fieldOf(product, 'ISBN')),
  ];
}

const block = (name: string, ...content: (OnixElement | undefined)[]): OnixElement | undefined =>
  content.some((part) => part !== undefined) ? element(name, ...content) : undefined;

const MOVED = new Set(
  'ProductIdentifier ISBN EAN13 ProductForm Title DistinctiveTitle TitlePrefix TitleWithoutPrefix Subtitle Series NoSeries Contributor NoContributor Language LanguageOfText NumberOfPages Extent MainSubject BASICMainSubject BICMainSubject Subject OtherText MediaFile Imprint Publisher PublisherName PublishingStatus PublicationDate SupplyDetail ContainedItem'.split(
    ' ',
  ),
);

export function toRelease3(product: OnixElement): OnixElement {
  const language = fieldOf(product, 'LanguageOfText');
  const pages = fieldOf(product, 'NumberOfPages');
  const publisher = fieldOf(product, 'PublisherName');
  const isSet = childrenOf(product, 'ContainedItem').length > 0;
  return element(
    'Product',
    ...childrenOf(product).filter(({ name }) => !MOVED.has(name)),
    ...identifiersOf(product),
    block(
      'DescriptiveDetail',
      isSet ? field('ProductComposition', '10') : undefined,
      ...copies(product, 'ProductForm'),
      ...titlesOf(product),
      ...childrenOf(product, 'Series').map(collectionOf),
      ...copies(product, 'NoSeries').map((one) => renamed(one, 'NoCollection')),
      ...copies(product, 'NoContributor', 'Contributor', 'Language'),
      language ? element('Language', field('LanguageRole', '01'), field('LanguageCode', language)) : undefined,
      ...copies(product, 'Extent'),
      pages
        ? element('Extent', field('ExtentType', '00'), field('ExtentValue', pages), field('ExtentUnit', '03'))
        : undefined,
      ...subjectsOf(product),
    ),
    block(
      'CollateralDetail',
      ...childrenOf(product, 'OtherText').map(textContentOf),
      ...childrenOf(product, 'MediaFile').map(resourceOf),
    ),
    block(
      'PublishingDetail',
      ...copies(product, 'Imprint', 'Publisher'),
      publisher ? element('Publisher', field('PublisherName', publisher)) : undefined,
      ...copies(product, 'PublishingStatus'),
      dateOf('PublishingDate', '01', lineOf(childOf(product, 'PublicationDate'))),
    ),
    ...childrenOf(product, 'SupplyDetail').map((supply) => element('ProductSupply', supplyDetailOf(supply))),
  );
}
