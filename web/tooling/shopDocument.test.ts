import * as messages from '@bookstore/messages/layout';
import { colours } from '@bookstore/shop/colours';
import { home } from '@bookstore/shop/home';
import { preview } from '@bookstore/shop/preview';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { expect, it } from 'vitest';
import { toStartStyle, toStyleSheet } from './shopColours.ts';
import { fillDocument, toManifest } from './shopDocument.ts';

const named = { ...shop, name: 'Pages & "Sons"', languageTag: 'en-IE' };
const content = { shop: named, home, preview, seller, colours, messages };

const MARKER = "/* The shop's colours stand here. */";

it('fills placeholders safely', () => {
  expect(fillDocument(`<html lang="en"><title>{{title}}</title><style>${MARKER}</style>`, content)).toBe(
    `<html lang="en-IE"><title>Pages &amp; &quot;Sons&quot; · ${home.title}</title><style>${toStartStyle(colours)}:root{--name-size:min(1.375rem,7vw)}</style>`,
  );
});

it('declares the language of the messages', () => {
  const documentIn = (languageTag: string) =>
    fillDocument(`<html lang="en"><style>${MARKER}</style>`, { ...content, shop: { ...shop, languageTag } });
  expect(documentIn('en-IE')).toMatch(/^<html lang="en-IE">/);
  // Messages are in this build's language.
  expect(documentIn('ar')).toMatch(/^<html lang="en">/);
});

it('links to the book list without scripts', () => {
  expect(fillDocument(`<style>${MARKER}</style><p>{{scriptsNeeded}}</p>`, content)).toContain(
    '<p>This page needs JavaScript. <a href="/books">Our list of books</a> does not.</p>',
  );
});

it('gives link previews absolute addresses, or none if unknown', () => {
  const head = '<meta property="og:type" content="website"><meta property="og:url" content="{{address}}/">';
  const html = `${head}<meta property="og:image" content="{{address}}/og-image.jpg"><style>${MARKER}</style>`;
  const known = fillDocument(html, content, 'https://books.example.com');
  expect(known).toContain('<meta property="og:url" content="https://books.example.com/">');
  expect(known).toContain('<meta property="og:image" content="https://books.example.com/og-image.jpg">');
  expect(fillDocument(html, content, '')).not.toMatch(/og:(url|image)/);
  expect(fillDocument(html, content, '')).toContain('og:type');
});

it('refuses unknown placeholders', () => {
  expect(() => fillDocument('<p>{{slogan}}</p>', content)).toThrow(
    'index.html contains the unknown placeholder {{slogan}}.',
  );
});

it('gives home screens name and background', () => {
  const light = { ...colours.light, paper: '#fafafa' } as const;
  expect(JSON.parse(toManifest({ ...content, colours: { ...colours, light } }))).toMatchObject({
    name: 'Pages & "Sons"',
    background_color: '#fafafa',
  });
});

it('writes colours as CSS variables', () => {
  const light = { ...colours.light, paperRaised: '#ffffff', shade: '#3c280f' } as const;
  const style = toStyleSheet({ ...colours, light });
  expect(style).toContain('--paper-raised: #ffffff;');
  expect(style).toContain('--shade: 60 40 15;');
  expect(style.split('@media (prefers-color-scheme: dark)')[1]).toContain(`--paper: ${colours.dark.paper};`);
});
