import { expect, it } from 'vitest';
import { stretch } from './stretch.ts';

it('a stretched text is 40 % longer, in brackets, and can be read', () => {
  const text = 'Place the order now and pay at the door';
  const stretched = stretch(text);
  expect(stretched).toMatch(/^\[Plácé thé órdér nów ánd páy át thé dóór .+\]$/u);
  expect(stretched.length / text.length).toBeCloseTo(1.4, 1);
});

it('a stretched text can break into lines, as those of a longer language', () => {
  const words = stretch('x'.repeat(100)).slice(101, -1).split(' ');
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(6);
});

it('a text of nothing but blanks stays as it is', () => {
  expect(stretch('')).toBe('');
  expect(stretch('\u00a0')).toBe('\u00a0');
});

it('a stretched function gives its text stretched, with its parameters', () => {
  const found = (count: number, search: string) => `${count} for ${search}`;
  expect(stretch(found)(3, 'owls')).toMatch(/^\[3 fór ówls.*\]$/u);
});

it('the parts of a stretched message are stretched, and elements between them stay', () => {
  const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'a', props: { children: 'cart' } };
  const message = (link: unknown) => ['Or ', link, '.'];
  expect(stretch(message)(element)).toEqual([expect.stringMatching(/^\[Ór .*\]$/u), element, expect.any(String)]);
  expect(stretch({ placed: 'Placed', count: 3, steps: ['Pack'] })).toEqual({
    placed: expect.stringMatching(/^\[Plácéd/u),
    count: 3,
    steps: [expect.stringMatching(/^\[Páck/u)],
  });
});

it('a text of which a parameter makes an element is stretched', () => {
  const message = <T>(link: (text: string) => T) => ['Or ', link('view your cart')];
  expect(stretch(message)((text) => ({ $$typeof: 'a', text }))[1]).toEqual({
    $$typeof: 'a',
    text: expect.stringMatching(/^\[víéw yóúr cárt.*\]$/u),
  });
});
