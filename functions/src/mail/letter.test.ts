import { describe, expect, it } from 'vitest';
import { escapeHtml, type Letter, onOneLine, toHtml, toText } from './letter.ts';

const LETTER: Letter = {
  heading: 'A <b>heading</b>',
  paragraphs: ['First & last', 'A "second"\nline'],
  arrival: 'Arrives <soon>',
  table: {
    caption: 'Order <1>',
    lines: [
      {
        title: 'Salt\u2028 & Road',
        price: '$1.00',
        url: 'https://books.example.com/books/salt?"',
        author: 'Ada & Eve',
        appears: 'Out <soon>',
        cover: { url: 'https://books.example.com/cover?"', alt: 'Cover of <it>' },
      },
      {
        title: '<i>Tide</i>',
        price: '<$2.00>',
        url: 'https://books.example.com/books/tide',
        author: '',
        appears: '',
        cover: null,
      },
    ],
    besides: [{ title: 'Delivery & wrap', price: '$0.50' }],
    sum: { title: 'Total & all', price: '$3.00' },
    notes: ['Including <7%>', 'Including 19% & more'],
  },
  link: { label: 'See <it>', url: 'https://books.example.com/orders?a=1&b="2"' },
  signature: {
    name: 'Salt\r\n& Tide',
    url: 'https://books.example.com/?<>',
    address: '1 <Lane>',
    email: 'a&b@x.y',
    phone: '+1 2',
  },
};

// E59
describe('mail text', () => {
  it('is one line without control characters', () => {
    expect(onOneLine('  a\r\n\tb\u2028c\u2029d\u202ae\u202ef\u2066g\u2069h\u0085i\uD800 ')).toBe('a b c d e f g h i');
    expect(onOneLine('ü 📚')).toBe('ü 📚');
  });

  it('keeps paired isolates and drops unpaired ones', () => {
    expect(onOneLine('From \u2068שירים 2\u2069.')).toBe('From \u2068שירים 2\u2069.');
    expect(onOneLine('a\u2069 \u2068b\u2066c\u2069')).toBe('a   b c');
    expect(escapeHtml('<\u2068ש\u2069>')).toBe('&lt;\u2068ש\u2069&gt;');
  });

  // E37
  it('is escaped in HTML', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;\n</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; &lt;/a&gt;',
    );
  });
});

describe('letter', () => {
  it('is readable as plain text', () => {
    expect(toText(LETTER)).toBe(`A <b>heading</b>

First & last

A "second" line

Arrives <soon>

Order <1>
- Salt  & Road (Out <soon>): $1.00
- <i>Tide</i>: <$2.00>

Delivery & wrap: $0.50
Total & all: $3.00
Including <7%>
Including 19% & more

See <it>:
https://books.example.com/orders?a=1&b="2"

-- 
Salt & Tide
https://books.example.com/?<>
1 <Lane>
a&b@x.y, +1 2
`);
  });

  // E37
  it('contains each text escaped in HTML, in order', () => {
    const html = toHtml(LETTER);
    const body = html.slice(html.indexOf('<body'));
    const words = body
      .replaceAll(/<[^>]+>/g, '\n')
      .split('\n')
      .filter((line) => line !== '');
    expect(words).toEqual([
      // Shown in lists of mails.
      'Arrives &lt;soon&gt;',
      'Salt &amp; Tide',
      'A &lt;b&gt;heading&lt;/b&gt;',
      'First &amp; last',
      'A &quot;second&quot; line',
      'Arrives &lt;soon&gt;',
      'See &lt;it&gt;',
      'Order &lt;1&gt;',
      // Drawn for classic Outlook.
      'Salt  &amp; Road',
      'Salt  &amp; Road',
      'Ada &amp; Eve',
      'Out &lt;soon&gt;',
      '$1.00',
      // Drawn for all.
      '&lt;i&gt;Tide&lt;/i&gt;',
      '&lt;i&gt;Tide&lt;/i&gt;',
      '&lt;$2.00&gt;',
      'Delivery &amp; wrap',
      '$0.50',
      'Total &amp; all',
      '$3.00',
      'Including &lt;7%&gt;',
      'Including 19% &amp; more',
      'Salt &amp; Tide',
      '1 &lt;Lane&gt;',
      'a&amp;b@x.y',
      ', ',
      '+1 2',
    ]);
    expect(html).toContain('<title>A &lt;b&gt;heading&lt;/b&gt;</title>');
    expect(html).toMatch(
      /<!--\[if mso\]><td .*<!\[endif\]--><!--\[if !mso\]><!--><td [^>]*><img src="https:\/\/books.example.com\/cover\?&quot;" width="48" height="72" alt="Cover of &lt;it&gt;"/,
    );
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="https://books.example.com/?&lt;&gt;"',
      'href="https://books.example.com/orders?a=1&amp;b=&quot;2&quot;"',
      'href="https://books.example.com/books/salt?&quot;"',
      'href="https://books.example.com/books/tide"',
      'href="https://books.example.com/?&lt;&gt;"',
      'href="mailto:a&amp;b@x.y"',
      'href="tel:+12"',
    ]);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en[^"]*">/);
  });

  it('keeps prices behind titles in any script', () => {
    const lines = ['שירים', 'المطر', 'Regen 2'].map((title) => ({
      title,
      price: '$1.00',
      url: '',
      author: '',
      appears: '',
      cover: null,
    }));
    const text = toText({ ...LETTER, table: LETTER.table && { ...LETTER.table, lines } });
    expect(text).toContain('\n- \u2068שירים\u2069: $1.00\n- \u2068المطر\u2069: $1.00\n- Regen 2: $1.00\n');
  });

  it('has neither button nor sum without them', () => {
    const table = LETTER.table && { ...LETTER.table, besides: [], sum: null, notes: [] };
    const letter = { ...LETTER, link: null, table };
    expect(toText(letter)).toMatch(/<\$2\.00>\n\n-- \n/);
    expect(toHtml(letter)).not.toMatch(/class="button"|Total/);
  });

  it('shows orders split off as blocks of their own', () => {
    const letter = { ...LETTER, parts: [['Order <2>: Tide', 'Expected & late']] };
    expect(toText(letter)).toContain('\n\nOrder <2>: Tide\nExpected & late\n\n');
    expect(toHtml(letter)).toMatch(/<p class="sunk ink"[^>]*>Order &lt;2&gt;: Tide<br>Expected &amp; late<\/p>/);
  });

  it('has further links', () => {
    const more = [{ label: 'Withdraw & go', url: 'https://books.example.com/withdraw?order=1' }];
    expect(toText({ ...LETTER, more })).toContain(
      `b="2"\n\nWithdraw & go:\nhttps://books.example.com/withdraw?order=1\n\n-- `,
    );
    expect(toHtml({ ...LETTER, more })).toMatch(
      /<a [^>]*href="https:\/\/books\.example\.com\/withdraw\?order=1"[^>]*>Withdraw &amp; go<\/a>/,
    );
  });

  it('is right-aligned in right-to-left languages, with titles in their own', () => {
    const html = toHtml(LETTER, 'he');
    expect(html).toMatch(/^<!doctype html>\n<html lang="he" dir="rtl">/);
    expect(html).toMatch(/<td [^>]*align="right"[^>]* dir="auto"[^>]*><a [^>]*>&lt;i&gt;Tide/);
    expect(html).toMatch(/<td [^>]*align="left"[^>]*padding-right:16px;[^>]*>\$1\.00/);
    expect(html).toMatch(/<caption [^>]*text-align:right;/);
  });
});
