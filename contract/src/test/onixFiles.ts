import type { OnixBook } from '../bookFiles/onix/onixBook.ts';
import { type OnixOptions, type OnixRecord, readOnix } from '../bookFiles/onix/readOnix.ts';

/** A German shop on a day of 2026. */
export const GERMAN_SHOP: OnixOptions = { country: 'DE', currency: 'EUR', today: '2026-11-26', language: 'de' };

/** Bytes as they arrive. @param size of each part */
export async function* inParts(bytes: Uint8Array, size = bytes.length || 1): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** The records of a file, until it ends or cannot be read any further. */
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

/** The references of what was read, in order. */
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

/** A message of release 3.1. @param products their elements */
export const message = (products: string, header = HEADER) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/reference">
  ${header}
${products}
</ONIXMessage>`;

/** A record that is nothing but a book. @param more further elements */
export const product = (reference: string, more = '') => `<Product>
  <RecordReference>${reference}</RecordReference>
  <NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9783161484100</IDValue></ProductIdentifier>
  ${more}
</Product>`;

/** A book with all that the shop holds, under reference names. */
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

/** The same message with short tags. */
export const WHOLE_MESSAGE_SHORT = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXmessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/short">
  <header>
    <sender>
      <senderidentifier><m379>06</m379><b244>4012345000009</b244></senderidentifier>
      <x298>Wüstenverlag</x298>
    </sender>
    <x307>20261125T1030+0100</x307>
    <m186>EUR</m186>
  </header>
  <product>
    <a001>de.wuestenverlag.4711</a001>
    <a002>03</a002>
    <a194>01</a194>
    <productidentifier><b221>01</b221><b233>intern</b233><b244>4711</b244></productidentifier>
    <productidentifier><b221>15</b221><b244> 978-3-16-148410-0 </b244></productidentifier>
    <descriptivedetail>
      <x314>00</x314>
      <b012>BB</b012>
      <measure><x315>08</x315><c094>500</c094><c095>gr</c095></measure>
      <collection>
        <x329>10</x329>
        <titledetail><b202>01</b202>
          <titleelement><x409>01</x409><x410>2</x410></titleelement>
          <titleelement><x409>02</x409><b203>Geschichten vom Sand</b203></titleelement>
        </titledetail>
      </collection>
      <titledetail><b202>03</b202>
        <titleelement><x409>01</x409><b203>Sand</b203></titleelement>
      </titledetail>
      <titledetail><b202>01</b202>
        <titleelement><x409>01</x409>
          <b030>Der</b030><b031>Wüstenplanet &amp; die W&uuml;rmer</b031>
          <b029>Ein Roman</b029>
        </titleelement>
      </titledetail>
      <contributor><b034>2</b034><b035>B06</b035><b039>Erika</b039><b247>von</b247><b040>Muster</b040></contributor>
      <contributor><b034>1</b034><b035>A01</b035><b035>A12</b035><b036>Frank Herbert</b036><b040>Herbert</b040></contributor>
      <contributor><b034>3</b034><b035>B01</b035><b047>Sandverein e. V.</b047></contributor>
      <language><b253>02</b253><b252>eng</b252></language>
      <language><b253>01</b253><b252>ger</b252></language>
      <extent><b218>11</b218><b219>420</b219><b220>03</b220></extent>
      <extent><b218>00</b218><b219>412</b219><b220>03</b220></extent>
      <subject><b067>10</b067><b069>FIC028000</b069></subject>
      <subject><x425/><b067>93</b067><b069>FLC</b069></subject>
      <subject><b067>20</b067><b070>Sand</b070></subject>
    </descriptivedetail>
    <collateraldetail>
      <textcontent><x426>02</x426><x427>00</x427><d104>Kurz.</d104></textcontent>
      <textcontent><x426>03</x426><x427>03</x427><d104 textformat="05"><p>Sand, <em>W&uuml;rmer</em> &amp; ein Haus,</p><p>das f&auml;llt.</p></d104></textcontent>
      <textcontent><x426>14</x426><x427>00</x427><d104 textformat="02"><![CDATA[<p>Am Anfang war Sand.</p><p>Dann kam Wind.</p>]]></d104></textcontent>
      <textcontent><x426>04</x426><x427>00</x427><d104>Inhalt</d104></textcontent>
      <supportingresource><x436>01</x436><x427>00</x427><x437>03</x437>
        <resourceversion><x441>02</x441><x435>https://bilder.wuestenverlag.example/4711.jpg</x435></resourceversion></supportingresource>
    </collateraldetail>
    <publishingdetail>
      <imprint><b079>Dünenreihe</b079></imprint>
      <publisher><b291>01</b291><b081>Wüstenverlag</b081></publisher>
      <productcontact><x482>10</x482><x484>Wüstenverlag GmbH</x484><x299>Produktsicherheit</x299>
        <x552>Dünenweg 1</x552><j349>Sandstadt</j349><x590>12345</x590><b251>DE</b251>
        <j270>+49 30 1234</j270><j272>sicherheit@wuestenverlag.example</j272></productcontact>
      <productcontact><x482>04</x482><x484>Presse</x484></productcontact>
      <b394>04</b394>
      <publishingdate><x448>01</x448><b306 dateformat="00">20260304</b306></publishingdate>
    </publishingdetail>
    <relatedmaterial/>
    <productsupply>
      <market><territory><x449>DE AT</x449></territory></market>
      <supplydetail>
        <j396>20</j396>
        <price><x462>01</x462><j151>22.43</j151></price>
        <price><x462>02</x462><j151>25.00</j151></price>
        <price><x462>04</x462><j151>24.7</j151><j152>EUR</j152><territory><x449>AT</x449></territory></price>
        <price><x462>04</x462><j151>24</j151><j152>EUR</j152><territory><x449>DE</x449></territory></price>
      </supplydetail>
    </productsupply>
  </product>
</ONIXmessage>`;

/** The book of a file's first record. */
export async function bookOf(file: string, options: Partial<OnixOptions> = {}): Promise<OnixBook> {
  const { records, fault } = await readAll(file, options);
  if (fault) throw fault;
  const [record] = records;
  if (record?.kind !== 'book') throw new Error('This is no book.');
  return record.book;
}

/** The book of a record that says some more than that it is one. */
export const bookWith = (more: string, options: Partial<OnixOptions> = {}) =>
  bookOf(message(product('r', more)), options);

/** What a record says of what its book is. */
export const described = (...elements: string[]) => `<DescriptiveDetail>${elements.join('')}</DescriptiveDetail>`;

/** A message with one book, which is called so. */
export const titled = (title: string) =>
  message(
    product(
      'r',
      described(
        `<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>`,
      ),
    ),
  );

/** What somebody supplies. */
export const supplied = (...elements: string[]) =>
  `<ProductSupply><SupplyDetail>${elements.join('')}</SupplyDetail></ProductSupply>`;

/** What `WHOLE_BOOK` says. */
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
