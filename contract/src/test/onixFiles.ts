import type { OnixBook } from '../bookFiles/onix/onixBook.ts';
import { type OnixOptions, type OnixRecord, readOnix } from '../bookFiles/onix/readOnix.ts';

export const GERMAN_SHOP: OnixOptions = { country: 'DE', currency: 'EUR', today: '2026-11-26', language: 'de' };

async function* inParts(bytes: Uint8Array, size = bytes.length || 1): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function readAll(
  file: string | Uint8Array,
  { size, ...options }: Partial<OnixOptions> & { size?: number } = {},
): Promise<{ records: OnixRecord[]; fault: unknown }> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const records: OnixRecord[] = [];
  try {
    for await (const record of readOnix(inParts(bytes, size), { ...GERMAN_SHOP, ...options })) records.push(record);
    return { records, fault: null };
  } catch (fault) {
    return { records, fault };
  }
}

export const referencesOf = ({ records }: { records: readonly OnixRecord[] }) =>
  records.map(({ source }) => source.reference);

export const HEADER = `<Header>
    <Sender>
      <SenderIdentifier><SenderIDType>06</SenderIDType><IDValue>4012345000009</IDValue></SenderIdentifier>
      <SenderName>Wüstenverlag</SenderName>
    </Sender>
    <SentDateTime>20261125T1030+0100</SentDateTime>
    <DefaultCurrencyCode>EUR</DefaultCurrencyCode>
  </Header>`;

export const message = (products: string, header = HEADER) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/reference">
  ${header}
${products}
</ONIXMessage>`;

export const product = (reference: string, more = '') => `<Product>
  <RecordReference>${reference}</RecordReference>
  <NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9783161484100</IDValue></ProductIdentifier>
  ${more}
</Product>`;

export const WHOLE_BOOK = `  <Product>
    <RecordReference>de.wuestenverlag.4711</RecordReference>
    <NotificationType>03</NotificationType>
    <RecordSourceType>01</RecordSourceType>
    <ProductIdentifier><ProductIDType>01</ProductIDType><IDTypeName>intern</IDTypeName><IDValue>4711</IDValue></ProductIdentifier>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue> 978-3-16-148410-0 </IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition>
      <ProductForm>BB</ProductForm>
      <Measure><MeasureType>08</MeasureType><Measurement>500</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
      <Collection>
        <CollectionType>10</CollectionType>
        <TitleDetail><TitleType>01</TitleType>
          <TitleElement><TitleElementLevel>01</TitleElementLevel><PartNumber>2</PartNumber></TitleElement>
          <TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>Geschichten vom Sand</TitleText></TitleElement>
        </TitleDetail>
      </Collection>
      <TitleDetail><TitleType>03</TitleType>
        <TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Sand</TitleText></TitleElement>
      </TitleDetail>
      <TitleDetail><TitleType>01</TitleType>
        <TitleElement><TitleElementLevel>01</TitleElementLevel>
          <TitlePrefix>Der</TitlePrefix><TitleWithoutPrefix>Wüstenplanet &amp; die W&uuml;rmer</TitleWithoutPrefix>
          <Subtitle>Ein Roman</Subtitle>
        </TitleElement>
      </TitleDetail>
      <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><NamesBeforeKey>Erika</NamesBeforeKey><PrefixToKey>von</PrefixToKey><KeyNames>Muster</KeyNames></Contributor>
      <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><ContributorRole>A12</ContributorRole><PersonName>Frank Herbert</PersonName><KeyNames>Herbert</KeyNames></Contributor>
      <Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>B01</ContributorRole><CorporateName>Sandverein e. V.</CorporateName></Contributor>
      <Language><LanguageRole>02</LanguageRole><LanguageCode>eng</LanguageCode></Language>
      <Language><LanguageRole>01</LanguageRole><LanguageCode>ger</LanguageCode></Language>
      <Extent><ExtentType>11</ExtentType><ExtentValue>420</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
      <Extent><ExtentType>00</ExtentType><ExtentValue>412</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
      <Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC028000</SubjectCode></Subject>
      <Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FLC</SubjectCode></Subject>
      <Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>Sand</SubjectHeadingText></Subject>
    </DescriptiveDetail>
    <CollateralDetail>
      <TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text>Kurz.</Text></TextContent>
      <TextContent><TextType>03</TextType><ContentAudience>03</ContentAudience><Text textformat="05"><p>Sand, <em>W&uuml;rmer</em> &amp; ein Haus,</p><p>das f&auml;llt.</p></Text></TextContent>
      <TextContent><TextType>14</TextType><ContentAudience>00</ContentAudience><Text textformat="02"><![CDATA[<p>Am Anfang war Sand.</p><p>Dann kam Wind.</p>]]></Text></TextContent>
      <TextContent><TextType>04</TextType><ContentAudience>00</ContentAudience><Text>Inhalt</Text></TextContent>
      <SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode>
        <ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://bilder.wuestenverlag.example/4711.jpg</ResourceLink></ResourceVersion></SupportingResource>
    </CollateralDetail>
    <PublishingDetail>
      <Imprint><ImprintName>Dünenreihe</ImprintName></Imprint>
      <Publisher><PublishingRole>01</PublishingRole><PublisherName>Wüstenverlag</PublisherName></Publisher>
      <ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Wüstenverlag GmbH</ProductContactName><ContactName>Produktsicherheit</ContactName>
        <StreetAddress>Dünenweg 1</StreetAddress><LocationName>Sandstadt</LocationName><PostalCode>12345</PostalCode><CountryCode>DE</CountryCode>
        <TelephoneNumber>+49 30 1234</TelephoneNumber><EmailAddress>sicherheit@wuestenverlag.example</EmailAddress></ProductContact>
      <ProductContact><ProductContactRole>04</ProductContactRole><ProductContactName>Presse</ProductContactName></ProductContact>
      <PublishingStatus>04</PublishingStatus>
      <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20260304</Date></PublishingDate>
    </PublishingDetail>
    <RelatedMaterial/>
    <ProductSupply>
      <Market><Territory><CountriesIncluded>DE AT</CountriesIncluded></Territory></Market>
      <SupplyDetail>
        <ProductAvailability>20</ProductAvailability>
        <Price><PriceType>01</PriceType><PriceAmount>22.43</PriceAmount></Price>
        <Price><PriceType>02</PriceType><PriceAmount>25.00</PriceAmount></Price>
        <Price><PriceType>04</PriceType><PriceAmount>24.7</PriceAmount><CurrencyCode>EUR</CurrencyCode><Territory><CountriesIncluded>AT</CountriesIncluded></Territory></Price>
        <Price><PriceType>04</PriceType><PriceAmount>24</PriceAmount><CurrencyCode>EUR</CurrencyCode><Territory><CountriesIncluded>DE</CountriesIncluded></Territory></Price>
      </SupplyDetail>
    </ProductSupply>
  </Product>`;

/** Composites use lower case. */
const SHORT_TAGS = new Map(
  `
  ONIXmessage:ONIXMessage a001:RecordReference a002:NotificationType a194:RecordSourceType b003:PublicationDate
  b012:ProductForm b018:TitleOfSeries b019:NumberWithinSeries b029:Subtitle b030:TitlePrefix
  b031:TitleWithoutPrefix b034:SequenceNumber b035:ContributorRole b036:PersonName b037:PersonNameInverted
  b039:NamesBeforeKey b040:KeyNames b047:CorporateName b061:NumberOfPages b064:BASICMainSubject
  b067:SubjectSchemeIdentifier b069:SubjectCode b070:SubjectHeadingText b079:ImprintName b081:PublisherName
  b191:MainSubjectSchemeIdentifier b202:TitleType b203:TitleText b218:ExtentType b219:ExtentValue b220:ExtentUnit
  b221:ProductIDType b233:IDTypeName b244:IDValue b247:PrefixToKey b251:CountryCode b252:LanguageCode
  b253:LanguageRole b291:PublishingRole b306:Date b394:PublishingStatus c093:MeasureTypeCode c094:Measurement
  c095:MeasureUnitCode d102:TextTypeCode d103:TextFormat d104:Text f114:MediaFileTypeCode
  f116:MediaFileLinkTypeCode f117:MediaFileLink j137:SupplierName j141:AvailabilityCode j148:PriceTypeCode
  j151:PriceAmount j152:CurrencyCode j162:PriceEffectiveUntil j270:TelephoneNumber j272:EmailAddress
  j349:LocationName j396:ProductAvailability m174:FromCompany m182:SentDate m185:DefaultPriceTypeCode
  m186:DefaultCurrencyCode m379:SenderIDType x298:SenderName x299:ContactName x307:SentDateTime
  x314:ProductComposition x315:MeasureType x329:CollectionType x409:TitleElementLevel x410:PartNumber
  x426:TextType x427:ContentAudience x435:ResourceLink x436:ResourceContentType x437:ResourceMode
  x441:ResourceForm x448:PublishingDateRole x449:CountriesIncluded x462:PriceType x482:ProductContactRole
  x484:ProductContactName x552:StreetAddress x590:PostalCode
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':').reverse() as [string, string]),
);

export const withShortTags = (file: string): string =>
  file
    .replaceAll('<MainSubject/>', '<x425/>')
    .replaceAll(
      /(<\/?)([A-Z]\w*)/g,
      (_tag, start: string, name: string) => start + (SHORT_TAGS.get(name) ?? name.toLowerCase()),
    );

export async function bookOf(file: string, options: Partial<OnixOptions> = {}): Promise<OnixBook> {
  const { records, fault } = await readAll(file, options);
  if (fault) throw fault;
  const [record] = records;
  if (record?.kind !== 'book') throw new Error('This is no book.');
  return record.book;
}

export const bookWith = (more: string, options: Partial<OnixOptions> = {}) =>
  bookOf(message(product('r', more)), options);

export const described = (...elements: string[]) => `<DescriptiveDetail>${elements.join('')}</DescriptiveDetail>`;

export const titled = (title: string) =>
  message(
    product(
      'r',
      described(
        `<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>`,
      ),
    ),
  );

export const supplied = (...elements: string[]) =>
  `<ProductSupply><SupplyDetail>${elements.join('')}</SupplyDetail></ProductSupply>`;

export const WHOLE = {
  isbn: '9783161484100',
  title: 'Der Wüstenplanet & die Würmer',
  subtitle: 'Ein Roman',
  contributors: [
    { name: 'Frank Herbert', role: 'A01' },
    { name: 'Frank Herbert', role: 'A12' },
    { name: 'Erika von Muster', role: 'B06' },
    { name: 'Sandverein e. V.', role: 'B01' },
  ],
  series: { name: 'Geschichten vom Sand', number: '2' },
  subjects: [
    { scheme: 'thema', code: 'FLC' },
    { scheme: 'bisac', code: 'FIC028000' },
  ],
  pages: 412,
  language: 'de',
  format: 'hardcover',
  description: 'Sand, Würmer & ein Haus,\n\ndas fällt.',
  excerpt: 'Am Anfang war Sand.\n\nDann kam Wind.',
  coverLink: 'https://bilder.wuestenverlag.example/4711.jpg',
  imprint: 'Dünenreihe',
  publisher: 'Wüstenverlag',
  published: '2026-03-04',
  orderable: true,
  price: '24.00',
  publisherContacts: [
    {
      name: 'Wüstenverlag GmbH',
      contact: 'Produktsicherheit',
      email: 'sicherheit@wuestenverlag.example',
      telephone: '+49 30 1234',
      address: ['Dünenweg 1', '12345 Sandstadt'],
      country: 'DE',
    },
  ],
};
