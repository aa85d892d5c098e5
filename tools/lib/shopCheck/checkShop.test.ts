import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from '@bookstore/shop-kit/folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, TEST_RESULTS } from '../paths.ts';
import { checkModules, checkShop, lineOf } from './checkShop.ts';

mkdirSync(TEST_RESULTS, { recursive: true });
// In the repository, where the folder's imports lead somewhere.
const workshop = mkdtempSync(join(TEST_RESULTS, 'shop-check-'));
afterAll(() => rmSync(workshop, { recursive: true }));

const OWN = join(ROOT, 'shop');
let count = 0;

/** A copy of the folder after a change. */
async function aFolder(change: (folder: string) => unknown): Promise<string> {
  count += 1;
  const folder = join(workshop, String(count));
  cpSync(OWN, folder, { recursive: true, filter: (path) => !/node_modules|\.json$/.test(path) });
  await change(folder);
  return folder;
}

/** A copy in which one text of a module is another. */
const aFolderWith = (file: string, from: string | RegExp, to: string) =>
  aFolder((folder) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}.`);
    writeFileSync(join(folder, file), changed);
  });

const findingsIn = async (folder: Promise<string>) => (await checkShop(await folder)).map(lineOf);
/** Without a look at the pictures. */
const findingsInModules = async (folder: Promise<string>) => (await checkModules(await folder)).findings.map(lineOf);

const LONG = 'x'.repeat(41);

describe('npm run shop -- check', () => {
  it.each([shopFolder(), join(ROOT, 'examples/second-shop')])(
    'npm run shop -- check finds nothing in %s',
    async (folder) => {
      expect((await checkShop(folder)).map(lineOf)).toEqual([]);
    },
  );

  // rows: 670
  it('npm run shop -- check names a module that is missing, one without its content, and one that is no TypeScript', async () => {
    expect(await findingsInModules(aFolder((folder) => rmSync(join(folder, 'story.ts'))))).toEqual([
      'story.ts  is missing: copy it from shop/ and change it',
    ]);
    expect(await findingsInModules(aFolderWith('story.ts', 'const story', 'const tale'))).toEqual([
      'story.ts  exports no “story”: write export const story = …',
    ]);
    expect(await findingsInModules(aFolderWith('story.ts', 'about: [', 'about: '))).toEqual([
      expect.stringMatching(/^story\.ts {2}cannot be read \(.+\): mend it, or copy it from shop\/ again$/),
    ]);
  });

  it.each([
    ['shop.ts', /name: '.*'/, `name: '${LONG}'`, 'name  has 41 characters: shorten it to 40'],
    ['shop.ts', /name: '.*'/, "name: ' '", 'name  is empty: write a text of at most 40 characters'],
    ['shop.ts', /name: '.*',/, '', 'name  is missing: write a text of at most 40 characters'],
    ['shop.ts', /name: '.*'/, 'name: 7', 'name  is no text: write a text of at most 40 characters'],
    ['shop.ts', /name: '.*'/, "name: 'Books '", 'name  begins or ends with a space: take it away'],
    ['shop.ts', /name: '.*'/, "name: 'Bo\\noks'", 'name  has a line break or a tab in it: write it in one line'],
    ['shop.ts', /mark: '.*'/, "mark: '<svg>'", 'mark  is no SVG path data'],
    ['shop.ts', /languageTag: '.*'/, "languageTag: 'English'", 'languageTag  is no language'],
    ['shop.ts', /currency: '.*'/, "currency: 'JPY'", 'currency  is none of those that are possible'],
    ['shop.ts', 'name:', "slogan: 'Read', name:", 'has “slogan”, which nothing reads'],
    ['categories.ts', "id: 'horror'", "id: 'Horror & more'", '3.id  is not of small letters a to z'],
    ['categories.ts', "id: 'horror'", "id: 'fiction'", '3.id  “fiction” is there twice: keep one'],
    ['categories.ts', /\[[\s\S]*\]/, '[]', 'has too few entries: write at least 1 (categories)'],
    ['categories.ts', 'isNoGenre: true', "isNoGenre: 'yes'", 'isNoGenre  is neither true nor false'],
    ['footer.ts', 'https://x.com/', 'http://x.com/', 'networks.1.address  is no address that begins with https://'],
    ['mails.ts', 'order {number}', 'order {nummer}', 'placed.subject  has {nummer}, for which nothing is put in'],
    ['mails.ts', 'Thank you', 'Thank you, {name},', 'placed.heading  has {name}, for which nothing is put in'],
    ['colours.ts', /ink: '#.*'/, "ink: 'black'", 'light.ink  is no colour of # and six digits'],
  ])('npm run shop -- check names the problem in %s with %s as %s', async (file, from, to, says) => {
    expect(await findingsInModules(aFolderWith(file, from, to))).toEqual([expect.stringContaining(says)]);
  });

  // rows: 671
  it('npm run shop -- check measures the contrast of what lies on each other, light and dark', async () => {
    const pale = await findingsIn(aFolderWith('colours.ts', "inkSoft: '#5d5347'", "inkSoft: '#999999'"));
    expect(pale).toContain(
      'colours.ts  light.inkSoft  #999999 on paper #fbf7f0 has a contrast of 2.66:1 and needs 4.5:1: make one darker or lighter',
    );
    const edges = await findingsIn(aFolderWith('colours.ts', "lineStrong: '#8d806f'", "lineStrong: '#4a4238'"));
    expect(edges.length).toBeGreaterThan(0);
    for (const line of edges) expect(line).toMatch(/^colours\.ts {2}dark\.lineStrong {2}.* and needs 3:1/);
  });

  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } }).png();

  it('npm run shop -- check measures the other colours where one cannot be read', async () => {
    const folder = aFolder((copy) => {
      const file = join(copy, 'colours.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replace("ink: '#221d17'", "ink: 'black'").replace("inkSoft: '#5d5347'", "inkSoft: '#999999'"),
      );
    });
    const found = await findingsIn(folder);
    expect(found).toContainEqual(expect.stringContaining('light.ink  is no colour'));
    expect(found).toContainEqual(expect.stringContaining('light.inkSoft  #999999 on paper'));
  });

  it('npm run shop -- check says nothing of the pictures of news that cannot be read, and names the line', async () => {
    const broken = await aFolderWith('news.ts', 'export const', 'export conts');
    const line =
      readFileSync(join(broken, 'news.ts'), 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('conts')) + 1;
    const { stdout } = spawnSync(process.execPath, ['tools/shop.ts', 'check', '--no-pictures'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_FOLDER: broken },
    });
    expect(stdout.split('\n').filter((text) => text.startsWith('✗'))).toEqual([
      expect.stringMatching(new RegExp(`^✗ news\\.ts {2}cannot be read \\(line ${line}: .+\\): mend it`)),
    ]);
  });

  // rows: 672
  it('npm run shop -- check names a picture that is missing, none, of another kind or size, too large, or not shown', async () => {
    const pictures = (folder: string, name: string) => join(folder, 'pictures', name);
    expect(await findingsIn(aFolder((folder) => rmSync(pictures(folder, 'banner-480.webp'))))).toEqual([
      'pictures/banner-480.webp  is missing: put one there, WEBP of 480 × 360 pixels',
    ]);
    expect(await findingsIn(aFolder((folder) => writeFileSync(pictures(folder, 'favicon.svg'), 'no picture')))).toEqual(
      ['pictures/favicon.svg  is no picture that can be read: make it a drawing as SVG'],
    );
    expect(await findingsIn(aFolder((folder) => png(480, 360).toFile(pictures(folder, 'shop-sign.svg'))))).toEqual([
      'pictures/shop-sign.svg  is PNG: make it a drawing as SVG',
    ]);
    expect(await findingsIn(aFolder((folder) => png(200, 190).toFile(pictures(folder, 'icon-192.png'))))).toEqual([
      'pictures/icon-192.png  has 200 × 190 pixels: make it 192 × 192',
    ]);
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const noisy = sharp({ create: { width: 640, height: 427, channels: 3, background: '#808080', noise } }).webp();
    expect(await findingsIn(aFolder((folder) => noisy.toFile(pictures(folder, 'news/news-1-640.webp'))))).toEqual([
      expect.stringMatching(/^pictures\/news\/news-1-640\.webp {2}has \d+\.\d KiB: bring it below 28\.0 KiB/),
    ]);
    expect(await findingsIn(aFolder((folder) => writeFileSync(pictures(folder, 'news/old.webp'), '')))).toEqual([
      'pictures/news/old.webp  is shown nowhere: take it away, or give it the name of what it shall be',
    ]);
    expect(await findingsIn(aFolderWith('news.ts', "image: 'news-5'", "image: 'news-4'"))).toEqual([
      expect.stringContaining('pictures/news/news-5-320.webp  is shown nowhere'),
      expect.stringContaining('pictures/news/news-5-640.webp  is shown nowhere'),
    ]);
  });
});
