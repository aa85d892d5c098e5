import { expect, it } from 'vitest';
import { toPlainLine, toPlainText } from './plainText.ts';

it.each([
  ['A plain text & more', 'A plain text & more'],
  ['<p>One.</p>\n<p>Two <b>bold</b> words.</p>', 'One.\n\nTwo bold words.'],
  ['One.<br>Two.<br/><br />Three.', 'One.\nTwo.\n\nThree.'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\n\nTwo'],
  [
    'Fish &amp; chips &#8211; &#x2014; &quot;good&quot; &hellip; &unknown; &#0; &#99999999;',
    'Fish & chips – — "good" … &unknown; &#0; &#99999999;',
  ],
  ['before<script>alert("<p>1</p>")</script>after<style>p{}</style>', 'beforeafter'],
  ['before<SCRIPT src=x>alert(1)', 'before'],
  ['<img src=x onerror=alert(1)>text<!-- a comment -->', 'text'],
  ['3 < 5 and 7 > 6', '3 < 5 and 7 > 6'],
])('reads %j as %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

it('reads no script from one that is put together of two', () => {
  expect(toPlainText('<<script>script>alert(1)<</script>/script>')).not.toMatch(/<script/i);
});

it('puts a title on one line, and reads no text to its end that is longer than any that is kept', () => {
  expect(toPlainLine(' <i>The</i>\n<br>Lantern&nbsp;Maker ')).toBe('The Lantern Maker');
  expect(toPlainText('<'.repeat(10_000_000))).toHaveLength(20_000);
  expect(toPlainText('<script>'.repeat(1_000_000))).toBe('');
});
