import { describe, expect, it } from 'vitest';
import { isXmlFile, onixOptionsAt, refusedRecordRow, refusedRecordsHeading } from './onixFile.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('record files', () => {
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
  ])('starting with %j are recognised: %s', (start, isXml) => {
    expect(isXmlFile(bytes(start))).toBe(isXml);
  });

  it("are read for the shop's country, currency and language, on its day", () => {
    expect(onixOptionsAt(new Date('2026-11-26T12:00:00Z'))).toEqual({
      country: 'US',
      currency: 'USD',
      language: 'en',
      today: '2026-11-26',
      isUntaxed: true,
    });
  });

  it('list refused records with all reasons for their sender', () => {
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
