import { describe, expect, it } from 'vitest';
import { stretch } from './stretch.ts';

describe('stretch', () => {
  it('makes a text 40 % longer, in brackets, with short words', () => {
    const text = 'Place the order now and pay at the door';
    const stretched = stretch(text);
    expect(stretched).toMatch(/^\[Plácé thé órdér nów ánd páy át thé dóór .+\]$/u);
    expect(stretched.length / text.length).toBeCloseTo(1.4, 1);
    const words = stretch('x'.repeat(100)).slice(101, -1).split(' ');
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(6);
    expect(stretch('\u00a0')).toBe('\u00a0');
  });

  it('stretches what functions return and the parts of messages, but no elements', () => {
    const found = (count: number, search: string) => `${count} for ${search}`;
    expect(stretch(found)(3, 'owls')).toMatch(/^\[3 fór ówls.*\]$/u);
    const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'a', props: { children: 'cart' } };
    const message = (link: unknown) => ['Or ', link, '.'];
    expect(stretch(message)(element)).toEqual([expect.stringMatching(/^\[Ór .*\]$/u), element, expect.any(String)]);
    const steps = stretch({ count: 3, steps: ['Pack'] });
    expect(steps).toEqual({ count: 3, steps: [expect.stringMatching(/^\[Páck/u)] });
  });

  it('stretches the text that a parameter makes an element of', () => {
    const message = <T>(link: (text: string) => T) => ['Or ', link('view')];
    expect(stretch(message)((text) => ({ $$typeof: 'a', text }))[1]).toMatchObject({
      text: expect.stringMatching(/^\[víéw.*\]$/u),
    });
  });
});
