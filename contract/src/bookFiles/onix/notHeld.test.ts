import { describe, expect, it } from 'vitest';
import { message, product, readAll } from '../../test/onixFiles.ts';

async function notHeldIn(more: string): Promise<string[]> {
  const [record] = (await readAll(message(product('r', more)))).records;
  return record?.kind === 'book' ? record.notHeld : [];
}

describe('notHeldOf', () => {
  it.each([
    [
      '<DescriptiveDetail><Extent><ExtentType>22</ExtentType><ExtentUnit>17</ExtentUnit></Extent></DescriptiveDetail>',
      'Extent 22',
    ],
    [
      '<CollateralDetail><SupportingResource><ResourceContentType>04</ResourceContentType><ResourceMode>03</ResourceMode></SupportingResource></CollateralDetail>',
      'SupportingResource 04',
    ],
    [
      '<CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>05</ResourceMode></SupportingResource></CollateralDetail>',
      'SupportingResource 01',
    ],
    [
      '<PublishingDetail><PublishingDate><PublishingDateRole>02</PublishingDateRole></PublishingDate></PublishingDetail>',
      'PublishingDate 02',
    ],
    [
      '<CollateralDetail><SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>03</ResourceMode><ResourceVersion><ResourceLink>ftp://pictures.example/front.jpg</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail>',
      'SupportingResource 01',
    ],
    ['<DescriptiveDetail><Subject><SubjectCode>4711</SubjectCode></Subject></DescriptiveDetail>', 'Subject'],
    [`<${'a'.repeat(70)}/>`, 'a'.repeat(60)],
  ])('names for %s: %s', async (element, name) => {
    expect(await notHeldIn(element)).toEqual([name]);
  });

  it.each([
    '<DescriptiveDetail><Extent><ExtentType>00</ExtentType><ExtentUnit>03</ExtentUnit></Extent></DescriptiveDetail>',
    '<PublishingDetail><PublishingDate><PublishingDateRole>01</PublishingDateRole></PublishingDate></PublishingDetail>',
  ])('omits stored elements: %s', async (element) => {
    expect(await notHeldIn(element)).toEqual([]);
  });
});
