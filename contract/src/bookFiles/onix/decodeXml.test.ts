import { describe, expect, it } from 'vitest';
import { message, product, readAll, referencesOf, titled } from '../../test/onixFiles.ts';

describe('encoding', () => {
  const FILE = titled('Käse – „gut“');
  const GOOD = [{ title: 'Käse – „gut“' }];

  function utf16(text: string, isLittle: boolean, mark: boolean): Uint8Array {
    const all = (mark ? '\ufeff' : '') + text;
    const view = new DataView(new ArrayBuffer(all.length * 2));
    for (let index = 0; index < all.length; index += 1) view.setUint16(index * 2, all.charCodeAt(index), isLittle);
    return new Uint8Array(view.buffer);
  }

  /** One Windows-1252 byte per character. */
  const singleBytes = (text: string) =>
    Uint8Array.from(text, (character) => ({ '–': 0x96, '„': 0x84, '“': 0x93 })[character] ?? character.charCodeAt(0));

  it.each([
    ['UTF-8', new TextEncoder().encode(FILE)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${FILE}`)],
    [
      'UTF-8 with a mark, whatever it declares',
      new TextEncoder().encode(`\ufeff${FILE.replace('UTF-8', 'ISO-8859-1')}`),
    ],
    ['UTF-16, the low byte first', utf16(FILE.replace('UTF-8', 'UTF-16'), true, true)],
    ['UTF-16, the high byte first', utf16(FILE.replace('UTF-8', 'UTF-16'), false, true)],
    ['UTF-16 without a mark', utf16(FILE.replace('UTF-8', 'UTF-16'), true, false)],
    ['UTF-8 that declares UTF-16', new TextEncoder().encode(FILE.replace('UTF-8', 'UTF-16'))],
    ['Windows-1252', singleBytes(FILE.replace('UTF-8', 'windows-1252'))],
    ['Latin 1, as everybody writes it', singleBytes(FILE.replace('UTF-8', 'ISO-8859-1'))],
  ])('may be %s', async (_name, bytes) => {
    for (const size of [1_000_000, 3]) {
      const { records, fault } = await readAll(bytes, { size });
      expect(fault).toBeNull();
      expect(records).toMatchObject(GOOD);
    }
  });

  it('must be known', async () => {
    const { fault } = await readAll(FILE.replace('UTF-8', 'klingon-8'));
    expect(fault).toMatchObject({ line: 1, fault: 'Unknown character encoding: “klingon-8”.' });
  });

  it.each([1_000_000, 1_500, 64, 1])('stops at the line of an error, in chunks of %s bytes', async (size) => {
    const text = message(`${product('ä')}\n${product('b').replace('b</', 'b…</')}\n${product('c')}`);
    const [before = '', after = ''] = text.split('b…');
    const bytes = [...new TextEncoder().encode(before), 0xe4, ...new TextEncoder().encode(after)];
    const read = await readAll(Uint8Array.from(bytes), { size });
    expect(referencesOf(read)).toEqual(['ä']);
    expect(read.fault).toMatchObject({
      line: 18,
      fault: expect.stringMatching(/^The file says it is encoded in UTF-8/),
    });
  });

  it('keeps earlier records if an error follows a split character', async () => {
    const text = message(`${product('a').padEnd(1_100)}<b>ä</b>${product('c')}|${product('d')}`);
    const [before = '', after = ''] = text.split('|');
    const bytes = Uint8Array.from([...new TextEncoder().encode(before), 0xe4, ...new TextEncoder().encode(after)]);
    const read = await readAll(bytes, { size: bytes.indexOf(0xc3, 1_100) + 1 });
    expect(referencesOf(read)).toEqual(['a', 'c']);
    expect(read.fault).toMatchObject({ fault: expect.stringMatching(/^The file says it is encoded in UTF-8/) });
    for (const size of [3_000, 3_001]) {
      const wide = await readAll(utf16(`${before}\ud800${after}`.replace('UTF-8', 'UTF-16'), true, true), { size });
      expect(referencesOf(wide)).toEqual(['a', 'c']);
      expect(wide.fault).toMatchObject({ fault: expect.stringMatching(/^The file says it is encoded in UTF-16/) });
    }
  });

  it.each([1, 2, 3, 5, 1_000_000])('drops a record with an error in its end tag (%s-byte chunks)', async (size) => {
    const text = message(`${product('a').padEnd(1_100)}${product('b').replace('</Product>', '</Product|>')}`);
    for (const shift of ['', ' ']) {
      const [before = '', after = ''] = text.replace('<Header>', `${shift}<Header>`).split('|');
      const utf8 = [...new TextEncoder().encode(before), 0xe4, ...new TextEncoder().encode(after)];
      const inUtf8 = await readAll(Uint8Array.from(utf8), { size });
      expect(referencesOf(inUtf8)).toEqual(['a']);
      expect(inUtf8.fault).toMatchObject({ fault: expect.stringMatching(/^The file says it is encoded in UTF-8/) });
      const lone = `${before}\ud800${after}`.replace('UTF-8', 'UTF-16');
      const inUtf16 = await readAll(utf16(lone, true, true), { size });
      expect(referencesOf(inUtf16)).toEqual(['a']);
      expect(inUtf16.fault).toMatchObject({ fault: expect.stringMatching(/^The file says it is encoded in UTF-16/) });
    }
  });

  it('reports a truncated last character', async () => {
    const bytes = new TextEncoder().encode(`${message(product('a'))}\n<!-- ä`);
    const read = await readAll(bytes.subarray(0, -1));
    expect(referencesOf(read)).toEqual(['a']);
    expect(read.fault).toMatchObject({ fault: expect.stringMatching(/^The file says it is encoded in/) });
  });
});
