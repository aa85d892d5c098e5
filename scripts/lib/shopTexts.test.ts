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

// rows: 666
it('what makes this shop this shop is written in its folder and nowhere else', () => {
  const texts = textsIn([dashboard, delivery, footer, home, mails, news, preview, story]);
  const own = [shop.name, dashboard.person, ...texts.filter((text) => text.length >= OWN_FROM)];
  const files = sources();
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap(({ path, text }) =>
    own.filter((words) => text.includes(words)).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
