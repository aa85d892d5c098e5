import { expect, it } from 'vitest';
import { referenceName } from './onixNames.ts';

/** As EDItEUR lists them, without those of the sample message. */
const SHORT_TAGS = `
  m184:DefaultLanguageOfText x310:DefaultPriceType m172:FromEANNumber m173:FromSAN
  a195:RecordSourceIdentifierType a196:RecordSourceIdentifier a197:RecordSourceName a198:DeletionCode
  a199:DeletionText b004:ISBN b005:EAN13 b333:ProductFormDetail
  b014:ProductFormDescription b225:ProductPackaging x416:PrimaryContentType b385:ProductContentType
  x323:TradeCategory x411:NoCollection n338:NoSeries n339:NoContributor
  n386:NoEdition x419:EditionType b056:EditionTypeCode b057:EditionNumber
  b058:EditionStatement b049:ContributorStatement b028:DistinctiveTitle x481:CollectionSequenceNumber
  b041:NamesAfterKey b248:SuffixToKey b059:LanguageOfText b062:IllustrationsNote
  b125:NumberOfIllustrations b065:BICMainSubject x425:MainSubject b073:AudienceCode
  b207:AudienceDescription b209:CityOfPublication b083:CountryOfPublication j260:DateFormat
  b087:CopyrightYear b088:YearFirstPublished x537:SupplyContactRole x539:SupplyContactName
  j261:PriceQualifier j263:MinimumOrderQuantity x476:PriceDateRole j161:PriceEffectiveFrom
  x450:RegionsIncluded x451:CountriesExcluded j303:Territory j304:CountryExcluded
`;

it('reads short tags, also with a namespace', () => {
  const pairs = SHORT_TAGS.trim()
    .split(/\s+/)
    .map((pair) => pair.split(':'));
  expect(pairs.map(([tag = '']) => [tag, referenceName(tag)])).toEqual(pairs);
  expect(['onix:b004', 'productidentifier', 'ISBN', 'b999', ''].map(referenceName)).toEqual([
    'ISBN',
    'ProductIdentifier',
    'ISBN',
    'b999',
    '',
  ]);
});
