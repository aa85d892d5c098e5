import { colours } from '@bookstore/shop/colours';
import { home } from '@bookstore/shop/home';
import { preview } from '@bookstore/shop/preview';
import { shop } from '@bookstore/shop/shop';
import { expect, it } from 'vitest';
import { startStyleOf, styleOf } from './shopColours.ts';
import { fillDocument, manifestOf } from './shopDocument.ts';

const content = { shop: { ...shop, name: 'Pages & "Sons"', languageTag: 'en-IE' }, home, preview, colours };

const MARKER = "/* The shop's colours stand here. */";

// rows: 660
it('fills what a document asks for in, safely', () => {
  expect(fillDocument(`<html lang="en"><title>{{title}}</title><style>${MARKER}</style>`, content)).toBe(
    `<html lang="en-IE"><title>Pages &amp; &quot;Sons&quot; · ${home.title}</title><style>${startStyleOf(colours)}</style>`,
  );
});

it('builds nothing with a name that no shop has', () => {
  expect(() => fillDocument('<p>{{slogan}}</p>', content)).toThrow(
    'index.html asks for {{slogan}}, which no shop has.',
  );
});

it('tells home screens of phones the name and the ground', () => {
  const light = { ...colours.light, paper: '#fafafa' } as const;
  expect(JSON.parse(manifestOf({ ...content, colours: { ...colours, light } }))).toMatchObject({
    name: 'Pages & "Sons"',
    background_color: '#fafafa',
  });
});

// rows: 661
it('writes the colours as the variables that style sheets draw with', () => {
  const light = { ...colours.light, paperRaised: '#ffffff', shade: '#3c280f' } as const;
  const style = styleOf({ ...colours, light });
  expect(style).toContain('--paper-raised: #ffffff;');
  expect(style).toContain('--shade: 60 40 15;');
  expect(style.split('@media (prefers-color-scheme: dark)')[1]).toContain(`--paper: ${colours.dark.paper};`);
});
