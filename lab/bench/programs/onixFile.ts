/** Makes records of 10 kB. */
const DESCRIPTION =
  '<p>Sand, W&uuml;rmer und ein Haus, das f&auml;llt: eine Saga in <em>vielen</em> B&auml;nden.</p>'.repeat(50);
const EXCERPT = `<![CDATA[${'<p>Am Anfang war nichts als Sand, und niemand wusste, wie tief er war.</p>'.repeat(55)}]]>`;

const HEADER =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">\n<Header><Sender><SenderName>Bench</SenderName></Sender><SentDateTime>20261126T0900Z</SentDateTime></Header>\n';

function makeIsbn(index: number): string {
  const twelve = `978${String(100_000_000 + index)}`;
  const sum = Array.from(twelve).reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

const field = (name: string, content: string | number) => `<${name}>${content}</${name}>`;

function makeRecord(index: number): string {
  const contributor = (role: string, name: string, place: number) =>
    `<Contributor>${field('SequenceNumber', place)}${field('ContributorRole', role)}${field('PersonName', name)}${field('BiographicalNote', 'Lebt am Meer. '.repeat(20))}</Contributor>\n`;
  const price = (type: string, amount: string, country: string) =>
    `<Price>${field('PriceType', type)}${field('PriceAmount', amount)}${field('CurrencyCode', 'EUR')}<Territory>${field('CountriesIncluded', country)}</Territory></Price>\n`;
  return `<Product>
${field('RecordReference', `bench.${index}`)}${field('NotificationType', '03')}
<ProductIdentifier>${field('ProductIDType', '15')}${field('IDValue', makeIsbn(index))}</ProductIdentifier>
<DescriptiveDetail>${field('ProductComposition', '00')}${field('ProductForm', index % 2 === 0 ? 'BB' : 'BC')}
<TitleDetail>${field('TitleType', '01')}<TitleElement>${field('TitleElementLevel', '01')}${field('TitleText', `Sand ${index}`)}</TitleElement></TitleDetail>
${contributor('A01', `Autorin ${index % 700}`, 1)}${contributor('B06', `Übersetzer ${index % 90}`, 2)}
<Language>${field('LanguageRole', '01')}${field('LanguageCode', 'ger')}</Language>
<Extent>${field('ExtentType', '00')}${field('ExtentValue', 100 + (index % 700))}${field('ExtentUnit', '03')}</Extent>
<Subject><MainSubject/>${field('SubjectSchemeIdentifier', '93')}${field('SubjectCode', 'FLC')}</Subject>
${Array.from({ length: 10 }, (_, keyword) => `<Subject>${field('SubjectSchemeIdentifier', '20')}${field('SubjectHeadingText', `Wort ${keyword}`)}</Subject>`).join('\n')}
</DescriptiveDetail>
<CollateralDetail><TextContent>${field('TextType', '03')}${field('ContentAudience', '00')}<Text textformat="05">${DESCRIPTION}</Text></TextContent>
<TextContent>${field('TextType', '14')}${field('ContentAudience', '00')}<Text textformat="02">${EXCERPT}</Text></TextContent></CollateralDetail>
<PublishingDetail><Publisher>${field('PublishingRole', '01')}${field('PublisherName', `Verlag ${index % 40}`)}</Publisher>
<PublishingDate>${field('PublishingDateRole', '01')}${field('Date', '20260304')}</PublishingDate></PublishingDetail>
<ProductSupply><SupplyDetail>${field('ProductAvailability', '20')}
${price('01', '22.43', 'DE')}${price('04', '24.70', 'AT')}${price('04', '24.00', 'DE')}</SupplyDetail></ProductSupply>
</Product>
`;
}

const RECORDS_AT_ONCE = 20;

export async function* makeOnixFile(records: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(HEADER);
  for (let index = 0; index < records; index += RECORDS_AT_ONCE) {
    const count = Math.min(RECORDS_AT_ONCE, records - index);
    yield encoder.encode(Array.from({ length: count }, (_, place) => makeRecord(index + place)).join(''));
  }
  yield encoder.encode('</ONIXMessage>\n');
}
