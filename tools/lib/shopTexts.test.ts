import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboard } from '@bookstore/shop/dashboard';
import { delivery } from '@bookstore/shop/delivery';
import { footer } from '@bookstore/shop/footer';
import { home } from '@bookstore/shop/home';
import { mails } from '@bookstore/shop/mails';
import { news } from '@bookstore/shop/news';
import { preview } from '@bookstore/shop/preview';
import { shop } from '@bookstore/shop/shop';
import { story } from '@bookstore/shop/story';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

/** What becomes a part of pages, mails and feeds. Comments say what is meant by example; tests read what a page shows. */
const SOURCES = [
  '{contract,functions,web,cli}/src/**/*.{ts,tsx,css,svg}',
  'contract/openapi/*.ts',
  'web/{index.html,public/*.*,tooling/**/*.*}',
];
const LEFT_OUT = /\.test\.tsx?$|\/test\/|\/dist\//;

/** Texts that are a shop's own: a shorter one may be a word of the app as well. */
const OWN_FROM = 20;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function sources(): { path: string; text: string }[] {
  const paths = globSync(SOURCES, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => !LEFT_OUT.test(path) && !/\.(webp|png|jpg)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

it('the texts of this shop are written in its folder and nowhere else', () => {
  const texts = textsIn([dashboard, delivery, footer, home, mails, news, preview, story]);
  const own = [shop.name, dashboard.person, ...texts.filter((text) => text.length >= OWN_FROM)];
  const files = sources();
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap(({ path, text }) =>
    own.filter((words) => text.includes(words)).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

/** Whether a file shows a dollar sign of its own: `$` before a `{` that is no template's, or an amount. */
function showsDollars(source: string): boolean {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*$|\\./gm, '');
  const open: string[] = [];
  for (const [token] of code.matchAll(/`|\$\{|\$\d+\.\d|\{|\}/g)) {
    const isInTemplate = open.at(-1) === '`';
    if (token === '`' && !isInTemplate) open.push(token);
    else if (token === '`' || (token === '}' && !isInTemplate)) open.pop();
    else if (token === '${' && !isInTemplate) return true;
    else if (token.startsWith('$') && token !== '${') return true;
    else if (token === '${' || (token === '{' && !isInTemplate)) open.push('{');
  }
  return false;
}

it('amounts are in the currency of the shop, whatever it is', () => {
  const files = sources().filter(({ path }) => /^(contract|functions|web|cli)\/src\/.*\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ text }) => showsDollars(text)).map(({ path }) => path)).toEqual([]);
});

it.each([
  [`<p>Total: \${price}</p>`, true],
  [`<td>\n  \${order.price}\n</td>`, true],
  ["'below $0.00'", true],
  [`\`\${a} and \${b ? \`<i>\${c}</i>\` : { d }}\``, false],
  ['text.replace(/x/, "$1") // "$24.99"', false],
])('the search for texts of this shop recognizes %j', (source, isCaught) => {
  expect(showsDollars(source)).toBe(isCaught);
});
