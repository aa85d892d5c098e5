import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/lib/paths.ts';
import { COLOUR_PAIRS } from './checkColours.ts';

/** paperRaised is --paper-raised in style sheets and class names. */
const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const NAMES = [...new Set(COLOUR_PAIRS.flatMap(({ front, back }) => [front, back]).map(cssName))].toSorted(
  (a, b) => b.length - a.length,
);
const CLASS = new RegExp(String.raw`^(?<when>(?:.*:)?)(?<what>text|bg)-(?<name>${NAMES.join('|')})(?:/\d+)?$`);

/** The text colours of a list of class names with the background behind them: each state of the element has its own, or that without a state. */
function pairsIn(classes: string): string[] {
  const found = classes.split(/\s+/).flatMap((token) => {
    const { when = '', what, name } = CLASS.exec(token)?.groups ?? {};
    return what && name ? [{ when, what, name }] : [];
  });
  const of = (what: string, when: string) =>
    found.find((one) => one.what === what && one.when === when) ??
    found.find((one) => one.what === what && one.when === '');
  return [...new Set(found.map(({ when }) => when))].flatMap((when) => {
    const [text, back] = [of('text', when), of('bg', when)];
    return text && back ? [`${text.name} on ${back.name}`] : [];
  });
}

describe('pairs', () => {
  it('the pairs of colours that a shop is checked for are found in class names, in every state of an element', () => {
    expect(pairsIn('border bg-paper-raised text-danger hover:bg-danger hover:text-paper-raised')).toEqual([
      'danger on paper-raised',
      'paper-raised on danger',
    ]);
    expect(pairsIn('bg-accent-soft/60 p-2 font-medium text-ink hover:text-accent')).toEqual([
      'ink on accent-soft',
      'accent on accent-soft',
    ]);
  });

  it('the pairs of colours that a shop is checked for are all that the web app uses on one element', () => {
    const known = COLOUR_PAIRS.map(({ front, back }) => `${cssName(front)} on ${cssName(back)}`);
    const files = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !/\.test\.|\/test\//.test(path));
    const missing = files.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)]
        .flatMap(([, , classes = '']) => pairsIn(classes))
        .filter((pair) => !known.includes(pair))
        .map((pair) => `${path}: ${pair}`),
    );
    expect(missing).toEqual([]);
  });
});
