import { describe, expect, it } from 'vitest';
import { isXmlFile, readingOf, refusedRecordRow, refusedRecordsHeading } from './onixFile.ts';

/** A byte for each character. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a file of records', () => {
  it.each([
    ['<?xml version="1.0"?>', true],
    ['\n  <ONIXMessage>', true],
    ['\u00ef\u00bb\u00bf<ONIXMessage>', true],
    ['\u00ef\u00bb\u00bf\n<ONIXMessage>', true],
    ['\u00ff\u00fe<\0?\0', true],
    ['\u00fe\u00ff\0<\0?', true],
    ['title;price', false],
    ['title\u00ff\u00fe;<b>', false],
    ['"<b>"', false],
    ['', false],
  ])('a file of records that begins with %j is told from a table: %s', (start, isXml) => {
    expect(isXmlFile(bytes(start))).toBe(isXml);
  });

  it('a file of records is read for the country, the currency and the language of this shop, on its day', () => {
    expect(readingOf(new Date('2026-11-26T12:00:00Z'))).toEqual({
      country: 'US',
      currency: 'USD',
      language: 'en',
      today: '2026-11-26',
      isUntaxed: true,
    });
  });

  it('a file of records has those that were refused listed for their sender, with each reason', () => {
    expect(refusedRecordsHeading()).toBe('\uFEFF"_line","_problem","RecordReference","ISBN","title"\r\n');
    const source = { sender: 's', reference: 'r.1', sentAt: null };
    const errors = [
      { path: 'title', message: 'Is needed' },
      { path: '', message: 'It is a "set"' },
    ];
    expect(refusedRecordRow({ line: 7, source, isbn: '9783161484100', title: 'Sand' }, errors)).toBe(
      '"7","title: Is needed; It is a ""set""","r.1","9783161484100","Sand"\r\n',
    );
    expect(refusedRecordRow({ line: 8, source, isbn: null, title: '' }, errors.slice(0, 1))).toBe(
      '"8","title: Is needed","r.1","",""\r\n',
    );
  });
});
