import { describe, expect, it } from 'vitest';
import { NAMED_CHARACTERS } from './entities.ts';
import { decodeEntities, htmlToText } from './htmlText.ts';

describe('htmlToText', () => {
  it.each([
    ['<p>Sand &amp; worms.</p>\n<p>A <strong>saga</strong>.</p>', 'Sand & worms.\n\nA saga.'],
    ['One<br/>Two<BR>Three', 'One\nTwo\nThree'],
    ['<ul>\n <li>Hardcover</li>\n <li>412 pages</li>\n</ul>', '– Hardcover\n– 412 pages'],
    ['<h2>Dune</h2><div>by <em>Herbert</em></div>', 'Dune\n\nby Herbert'],
    ['<b>First</b> line\n\nSecond line', 'First line\n\nSecond line'],
    ['a<script>alert("x")</script>b<style>p { color: red }</style>c<!-- <p>no</p> -->d', 'abcd'],
    ['<img src=x onerror="alert(1)">Only text', 'Only text'],
    ['5 < 6 and <b>7 > 6</b>', '5 < 6 and 7 > 6'],
    ['Never <b closed', 'Never'],
    [
      'K&auml;se&nbsp;&#8211; &#x201C;gut&#x201d; &euro; &unknown; &#0; &#xD800;',
      'Käse – “gut” € &unknown; &#0; &#xD800;',
    ],
    ['soft&shy;ly', 'softly'],
    ['&#x10FFFF;&#x110000;&#xE000;&#xDFFF;', '\u{10ffff}&#x110000;\ue000&#xDFFF;'],
    ['&#x41;', 'A'],
    ['&#xe4;', 'ä'],
    ['&Alpha;&omega;&dash;&frac12;&frac78;&darr;&hArr;&quot;&apos;', 'Αω‐½⅞↓⇔"\''],
    ['a<SCRIPT>if (1 > 0) x</SCRIPT>b</style>c', 'abc'],
    ['<p>Sand</p><style>p', 'Sand'],
    ['<ul><li></li><li>Sand</li> and<li>worms –</li><li></li></ul>', '– Sand and\n– worms –'],
    ['<p>Sand –<br>Worms', 'Sand –\nWorms'],
    ['<h2>Dune\n\t 2</h2>', 'Dune 2'],
    ['\u0088Der\u0089 Sand', 'Der Sand'],
  ])('turns %j into %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('leaves text without HTML unchanged', () => {
    const plain = 'Sand, worms.\n  A & B, 5 < 6.';
    expect(htmlToText(plain)).toBe(plain);
  });

  it('has no name for a character without one', () => {
    expect(NAMED_CHARACTERS.has('-')).toBe(false);
  });

  it('never creates HTML from entities', () => {
    expect(htmlToText('<p>&lt;img src=x&gt;Only text</p>')).toBe('Only text');
    expect(htmlToText('<p>&lt;x&gt;</p>')).toBe('<x>');
    expect(decodeEntities('&amp;lt;')).toBe('&lt;');
  });

  it('is linear for unclosed markup', () => {
    const html = '<!--'.repeat(20_000) + '<script>'.repeat(20_000);
    expect(htmlToText(html)).toBe('');
  });

  it.each([
    ['&lt;p&gt;Sand &amp;amp; worms.&lt;/p&gt;', 'Sand & worms.'],
    ['&amp;lt;p&amp;gt;Sand.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Worms.&amp;lt;/p&amp;gt;', 'Sand.\n\nWorms.'],
    ['<p>&lt;b&gt;Sand&lt;/b&gt;</p>', 'Sand'],
    ['&lt;section&gt;&lt;s&gt;Sand&lt;/s&gt;&lt;/section&gt;', 'Sand'],
    ['&lt;center&gt;Sand&lt;/center&gt;', 'Sand'],
    ['Sand &amp;amp; worms', 'Sand & worms'],
    ['K&amp;uuml;nstler', 'Künstler'],
    ['&amp;#60;p&amp;#62;Sand', 'Sand'],
    ['a < b &amp; c', 'a < b & c'],
    ['&lt;P&gt;Sand&lt;/P&gt;', 'Sand'],
    [`&${'amp;'.repeat(8)}`, '&amp;amp;'],
  ])('strips markup that was escaped several times from %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
