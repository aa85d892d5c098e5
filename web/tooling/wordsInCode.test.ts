import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The string values that an expression can have. */
function getTexts(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'ParenthesizedExpression') return getTexts(value.expression);
  if (value.type === 'ConditionalExpression') return [...getTexts(value.consequent), ...getTexts(value.alternate)];
  if (value.type === 'LogicalExpression') return [...getTexts(value.left), ...getTexts(value.right)];
  return value.type === 'Literal' && typeof value.value === 'string' ? [value.value] : [];
}

/**
 * Texts that the rule noJsxLiterals misses: capitalised lists, and strings that functions return. A named return type
 * marks a union of codes, which are not texts.
 */
function wordsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const hasNamedType = ({ returnType }: Node) =>
    isNode(returnType) && /[A-Z]\w+/.test(code.slice(returnType.start, returnType.end).replace('ReactNode', ''));
  const keep = (texts: string[]) => found.push(...texts.filter((text) => /\p{L}{2}/u.test(text)));
  const visit = (value: unknown, isText: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isText);
    if (!isNode(value)) return;
    const isFunction = /Function/.test(value.type);
    const returnsText = isFunction ? !hasNamedType(value) : isText;
    if (value.type === 'ArrowFunctionExpression' && returnsText) keep(getTexts(value.body));
    if (value.type === 'ReturnStatement' && returnsText) keep(getTexts(value.argument));
    if (value.type === 'VariableDeclarator' && isNode(value.init) && value.init.type === 'ArrayExpression') {
      const list = (value.init.elements as unknown[]).flatMap(getTexts);
      keep(list.filter((text) => /^\p{Lu}\p{Ll}/u.test(text)));
    }
    for (const part of Object.values(value)) visit(part, returnsText);
  };
  visit(parseSync(file, code).program, false);
  return found;
}

it('finds texts that functions return, and table headings', () => {
  const code = `
    const HEADINGS = ['Order ID', 'date'];
    const word = (isSet: boolean) => (isSet ? 'yes' : '');
    function fateOf(): Fate { return 'unchanged'; }
    function describe(text: string): string { return text || 'empty'; }`;
  expect(wordsIn('a.ts', code)).toEqual(['Order ID', 'yes', 'empty']);
});

it('finds no text of the app outside the messages', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !/\.test\.|\/test\/|\.d\.ts$/.test(file));
  const found = files.flatMap((file) => {
    const path = join(SOURCE, file);
    return wordsIn(path, readFileSync(path, 'utf8')).map((text) => `${relative(SOURCE, path)}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
