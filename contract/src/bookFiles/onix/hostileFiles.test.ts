import { afterEach, describe, expect, it, vi } from 'vitest';
import { ONIX_LIMITS } from '../../limits.ts';
import { GERMAN_SHOP, message, product, readAll, referencesOf, titled } from '../../test/onixFiles.ts';
import { readOnix } from './readOnix.ts';

const ROOT = '<ONIXMessage release="3.0">';

async function* endless(start: string, repeated: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(start);
  const part = encoder.encode(repeated.repeat(Math.ceil(50_000 / repeated.length)));
  for (;;) yield part;
}

async function faultOf(bytes: AsyncIterable<Uint8Array>): Promise<unknown> {
  try {
    for await (const _record of readOnix(bytes, GERMAN_SHOP));
    return null;
  } catch (fault) {
    return fault;
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('hostile files', () => {
  it('have their DOCTYPE skipped and nothing fetched', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    for (const quote of ['"', "'"]) {
      const names = '"-//X//[EN]" "http://evil.example/onix.dtd"'.replaceAll('"', quote);
      const doctype = `<!DOCTYPE ONIXMessage PUBLIC ${names}>\n`;
      const { records, fault } = await readAll(doctype + message(product('r')).replace(/^.*\n/, ''));
      expect(fault).toBeNull();
      expect(records).toHaveLength(1);
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    '<!DOCTYPE ONIXMessage [<!ENTITY a "x">]>',
    '<!DOCTYPE ONIXMessage SYSTEM "x.dtd" [ <!ENTITY a SYSTEM "file:///etc/passwd"> ]>',
    '<!DOCTYPE ONIXMessage [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>',
  ])('are refused for DOCTYPE declarations: %s', async (doctype) => {
    const { records, fault } = await readAll(`<?xml version="1.0"?>\n${doctype}\n${ROOT}${product('r')}</ONIXMessage>`);
    expect(records).toEqual([]);
    expect(fault).toMatchObject({ line: 2, fault: expect.stringContaining('DOCTYPE') });
  });

  it('have only known entities', async () => {
    const known = await readAll(titled('&Auml;&scaron;&mdash;&#8212;&#x2014;&lt;b&gt;'));
    expect(known.records).toMatchObject([{ title: 'Äš———' }]);
    const { records } = await readAll(titled('&lol9;'));
    expect(records).toMatchObject([
      { kind: 'refused', problem: expect.stringContaining('Unknown character entity') as string },
    ]);
  });

  it.each([
    ['a text', `${ROOT}<Product><RecordReference>`, 'x'],
    ['a text outside of records', ROOT, 'x'],
    ['a CDATA section', `${ROOT}<Product><RecordReference><![CDATA[`, 'x'],
    ['a comment', `${ROOT}<!--`, 'x'],
    ['a processing instruction', `${ROOT}<?x `, 'x'],
    ['a DOCTYPE', '<!DOCTYPE ONIXMessage "', 'x'],
    ['the name of an element', `${ROOT}<a`, 'a'],
    ['the name of an attribute', `${ROOT}<a a`, 'a'],
    ['the value of an attribute', `${ROOT}<a a="`, 'a'],
    ['the name of a character', `${ROOT}<a>&`, 'a'],
    ['blanks between attributes', `${ROOT}<a `, ' '],
  ])('are not read further when %s is endless', async (_name, start, repeated) => {
    expect(await faultOf(endless(start, repeated))).toMatchObject({
      fault: `A text has more than 500,000 characters.`,
    });
  });

  it.each<[what: string, fault: string, content: (more: number) => string]>([
    [
      'elements within each other',
      'Elements are nested more than 60 levels deep.',
      (more) => '<a>'.repeat(ONIX_LIMITS.depth - 2 + more) + '</a>'.repeat(ONIX_LIMITS.depth - 2 + more),
    ],
    [
      'characters in a text',
      'A text has more than 500,000 characters.',
      (more) => `<b>${'x'.repeat(60_000)}</b><a>${'x'.repeat(ONIX_LIMITS.text + more)}</a>`,
    ],
    [
      'characters in a record',
      'A record has more than 4,000,000 characters.',
      (more) => `${`<a>${'x'.repeat(ONIX_LIMITS.record / 10 - 2)}</a>\n`.repeat(10)}<a b="${'x'.repeat(9 + more)}"/>`,
    ],
    [
      'elements in a record',
      'A record has more than 50,000 elements.',
      (more) => '<a/>\n'.repeat(ONIX_LIMITS.elements - 1 + more),
    ],
    [
      'attributes of an element',
      'An element has more than 30 attributes.',
      (more) => `<a ${Array.from({ length: ONIX_LIMITS.attributes + more }, (_, index) => `a${index}=""`).join(' ')}/>`,
    ],
    [
      'characters in an attribute',
      'An attribute has more than 4,000 characters.',
      (more) => `<a b="${'x'.repeat(ONIX_LIMITS.attribute - 1 + more)}"/>`,
    ],
  ])('may have %s up to the limit, and are refused above: %s', async (_what, fault, content) => {
    const faultWith = async (more: number) =>
      (await readAll(`${ROOT}\n<Product>${content(more)}</Product></ONIXMessage>`)).fault;
    expect(await faultWith(0)).toBeNull();
    expect(await faultWith(1)).toMatchObject({ line: 2, fault });
  });

  const LONG = `<Product>${`<a>${'x'.repeat(400_000)}</a>`.repeat(6)}${'<a/>'.repeat(30_000)}</Product>`;
  const FILLER = `<!--${'x'.repeat(400_000)}--><Other>${'<a>x</a>'.repeat(60_000)}</Other>`;
  const OTHER = `<Other>${`<a>${'x'.repeat(400_000)}</a>`.repeat(11)}${'<a/>'.repeat(150_000)}</Other>`;

  it.each([
    ['within records', LONG + LONG, 2],
    ['outside of records', FILLER + OTHER + product('r'), 1],
  ])('have no limit for %s', async (_where, content, count) => {
    const { records, fault } = await readAll(`${ROOT}${content}</ONIXMessage>`);
    expect(fault).toBeNull();
    expect(records).toHaveLength(count);
  });

  it.each([
    ['a comment', `${ROOT}<!--`, '-->'],
    ['a processing instruction', `${ROOT}<?x `, '?>'],
    ['a text', `${ROOT}<a>`, ''],
    ['a CDATA section', `${ROOT}<a><![CDATA[`, ']]>'],
    ['a DOCTYPE', '<!DOCTYPE ONIXMessage SYSTEM "', '">'],
  ])('are not taken for endless after %s and a long comment', async (_name, start, end) => {
    const long = 'x'.repeat(400_000);
    const { fault } = await readAll(`${start}${long}${end}<!--${long}-->`);
    expect(fault).toMatchObject({ fault: expect.stringContaining("wasn't transferred completely") });
  });

  it('have no nested records', async () => {
    const read = await readAll(message(`<Other>${product('a')}</Other>${product('b', product('c'))}`));
    expect(read.fault).toBeNull();
    expect(referencesOf(read)).toEqual(['b']);
  });

  it('that were cut off are reported with the line, after complete records', async () => {
    const whole = message(`${product('a')}\n${product('b')}`);
    const cut = whole.slice(0, whole.indexOf('<RecordReference>b') + 10);
    const read = await readAll(cut);
    expect(referencesOf(read)).toEqual(['a']);
    expect(read.fault).toMatchObject({ line: 18, fault: expect.stringContaining("wasn't transferred completely") });
    expect((await readAll('')).fault).toMatchObject({ fault: expect.stringContaining("wasn't transferred") });
  });

  it.each([
    [
      'a second root',
      `${message(product('a'))}${message(product('b')).replace(/^.*\n/, '')}`,
      'A second message starts',
    ],
    ['text after its end', `${message(product('a'))} x`, 'A second message starts'],
    ['a NUL byte', message(`${product('a')}\n\u0000${product('b')}`), "isn't allowed in XML"],
    ['a numeric control character', message(`${product('a')}&#8;`), "isn't allowed in XML"],
    ['elements that overlap', message(`${product('a')}<b><c></b></c>`), "doesn't match its opening tag"],
    ['an attribute without a value', message(`${product('a')}<b c/>`), "This isn't valid XML"],
    ['a lone ampersand', message(`${product('a')}<b>a & b; </b>`), "This isn't valid XML"],
  ])('are refused for %s, after their earlier records', async (_name, file, fault) => {
    for (const size of [1_000_000, 11]) {
      const read = await readAll(file, { size });
      expect(referencesOf(read)).toEqual(['a']);
      expect(read.fault).toMatchObject({ fault: expect.stringContaining(fault) });
    }
  });
});

describe('damaged record', () => {
  const titledAs = (reference: string, text: string) =>
    `<Product><RecordReference>${reference}</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${text}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>`;

  it.each(['Bad \u0001 one', 'Bad &#x1; one', 'Bad \u001a\u0017', 'Bad &unknown; one', 'Bad \ufffe'])(
    'with the title %j is refused by name, and others are read',
    async (text) => {
      const { records, fault } = await readAll(
        message(titledAs('a', 'First') + titledAs('b', text) + titledAs('c', 'Last')),
      );
      expect(fault).toBeNull();
      expect(records.map(({ kind, source }) => `${source.reference} ${kind}`)).toEqual([
        'a book',
        'b refused',
        'c book',
      ]);
      expect(records[1]?.title).toMatch(/^Bad/);
    },
  );

  it('is read without an invalid ISBN', async () => {
    const identifier =
      '<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9781234567890</IDValue></ProductIdentifier>';
    const { records } = await readAll(
      message(titledAs('a', 'First').replace('<DescriptiveDetail>', `${identifier}$&`)),
    );
    expect(records).toMatchObject([{ kind: 'book', isbn: null, remarks: [{ path: 'isbn' }] }]);
  });
});
