import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { Newer } from './fallbacks.ts';
import { readPlatform } from './platform.ts';
import { newerInScripts, readScript } from './script.ts';
import { newerInStyle } from './style.ts';

const platform = readPlatform();

const inScripts = (...texts: string[]) =>
  newerInScripts(
    texts.map((text) => readScript(text)),
    platform,
  ).map(({ name }) => name);
const inStyle = (text: string) => newerInStyle(text, platform).map(({ name }) => name);

const ENTRY: Newer = { names: ['BarcodeDetector'], by: ['web/src/scan.ts'], instead: 'A library.' };
const SOURCE = { path: 'web/src/scan.ts', text: 'new BarcodeDetector()' };
const found = (name: string) => ({ name, excerpt: `…${name}…` });

// rows: 630
describe('what scripts use', () => {
  it.each([
    ['a global', 'new BarcodeDetector()', ['BarcodeDetector']],
    ['a global taken from its object', 'const { BarcodeDetector: D } = globalThis; D', ['BarcodeDetector']],
    ['a member of a known object', 'document.startViewTransition(f)', ['document.startViewTransition']],
    ['the same by way of the window', 'window.document?.startViewTransition(f)', ['document.startViewTransition']],
    ['a member of a class', 'Iterator.from(list)', ['Iterator.from']],
    ['a method of an unknown object', 'f().getSupportedFormats()', ['.getSupportedFormats']],
    ['an event', 'navigation.addEventListener(`navigatesuccess`, f)', ['navigation', 'navigatesuccess event']],
  ])('is found: %s', (_what, text, names) => {
    expect(inScripts(text)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['what is widely available', 'list.at(-1); structuredClone(list); document.querySelector(`a`)'],
    ['a question', "'startViewTransition' in document"],
    ["a variable of the script's own", 'const BarcodeDetector = f(); new BarcodeDetector()'],
    ['what is written, not read', 'link.blocking = `render`'],
    ['what is discouraged and everywhere', 'unescape(text)'],
    ['an old name that something new has too', 'list.filter(f).map(g)'],
  ])('is not %s', (_what, text) => {
    expect(inScripts(text)).toEqual([]);
  });

  it('is not a member that another script gives its objects, unless its object is known', () => {
    expect(inScripts('x.canIntercept', 'export const y = { canIntercept: true }')).toEqual([]);
    expect(inScripts('navigator.connection', 'export const y = { connection: 1 }')).toEqual(['navigator.connection']);
  });

  it('is a member that only React names', () => {
    const react = readScript('const event = { canIntercept: 0 }', true);
    expect(newerInScripts([react, readScript('x.canIntercept')], platform).map(({ name }) => name)).toEqual([
      '.canIntercept',
    ]);
  });
});

// rows: 631
describe('what style sheets use', () => {
  it.each([
    ['a property', 'a{interpolate-size:allow-keywords}', ['interpolate-size:']],
    ['a value', 'a{text-wrap:balance}', ['text-wrap: balance']],
    ['a function', 'a{inset:anchor(top)}', ['anchor()']],
    ['an at-rule', '@position-try --a{top:0}', ['@position-try']],
    ['a selector', 'a::view-transition-old(root){top:0}', ['::view-transition-old']],
  ])('is found: %s', (_what, text, names) => {
    expect(inStyle(text)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['what is widely available', '@media (width>=40rem){a:has(b){color:oklch(50% 0 0);inset:0}}'],
    ['what an @supports around it asks for', '@supports (text-wrap:balance){a{text-wrap:balance}}'],
    ['what stands beside its older name', 'a{-webkit-user-select:none;user-select:none}'],
    ['the pointer of a mouse, which a phone has none of', 'a{cursor:pointer}'],
  ])('is not %s', (_what, text) => {
    expect(inStyle(text)).toEqual([]);
  });
});

// rows: 632
describe('the list of fallbacks', () => {
  it('is right when each name has its entry, its use and its file', () => {
    expect(compare([found('BarcodeDetector')], [ENTRY], [SOURCE])).toEqual([]);
  });

  it('lacks a name that the build uses', () => {
    expect(compare([found('BarcodeDetector'), found('.detect')], [ENTRY], [SOURCE])).toEqual([
      '.detect is newer than what is widely available, and has no fallback in the list: ….detect…',
    ]);
  });

  it('keeps no name that nothing uses any more', () => {
    expect(compare([], [ENTRY], [SOURCE])).toEqual(['BarcodeDetector is in the list, and nothing uses it']);
  });

  it('knows every file of the shop that names it, and no other', () => {
    const elsewhere = { path: 'web/src/other.ts', text: 'BarcodeDetector' };
    const told = { path: 'web/src/told.ts', text: '// BarcodeDetector would do' };
    expect(compare([found('BarcodeDetector')], [ENTRY], [elsewhere, told])).toEqual([
      'web/src/other.ts names BarcodeDetector, and the list knows no fallback there',
      'The list says that web/src/scan.ts names BarcodeDetector, which it does not',
    ]);
  });

  it("takes a library's fallback for no other use", () => {
    const entry = { names: ['.movementX'], by: ['react-dom'], instead: 'Asked for.' };
    const drag = { path: 'web/src/drag.ts', text: 'move(event.movementX)' };
    expect(compare([found('.movementX')], [entry], [drag])).toHaveLength(1);
    expect(compare([found('.movementX')], [{ ...entry, isOfOthers: true }], [drag])).toEqual([]);
  });
});
