import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from '@bookstore/shop-kit/folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, TEST_RESULTS } from '../../../tools/lib/paths.ts';
import { checkModules, lineOf, type ShopFinding } from './checkModules.ts';
import { checkShop } from './checkShop.ts';

mkdirSync(TEST_RESULTS, { recursive: true });
// In the repository, where the folder's imports lead somewhere.
const workshop = mkdtempSync(join(TEST_RESULTS, 'shop-check-'));
afterAll(() => rmSync(workshop, { recursive: true }));

const OWN = join(ROOT, 'shop');
let count = 0;

/** A copy of the folder after a change. */
async function aFolder(change: (folder: string) => unknown, original = OWN): Promise<string> {
  count += 1;
  const folder = join(workshop, String(count));
  cpSync(original, folder, { recursive: true, filter: (path) => !/node_modules|\.json$/.test(path) });
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

const faultsIn = (findings: ShopFinding[]) => findings.filter(({ isWarning }) => !isWarning).map(lineOf);
const findingsIn = async (folder: Promise<string>) => faultsIn(await checkShop(await folder));
const warningsIn = async (folder: Promise<string>) =>
  (await checkShop(await folder)).filter(({ isWarning }) => isWarning).map(lineOf);
/** Without a look at the pictures. */
const findingsInModules = async (folder: Promise<string>) => (await checkModules(await folder)).findings.map(lineOf);

const LONG = 'x'.repeat(41);

describe('checkShop', () => {
  it('npm run shop -- check finds nothing in the shop of the sample but the address that is nobody’s', async () => {
    const findings = await checkShop(shopFolder());
    expect(faultsIn(findings)).toEqual([]);
    expect(findings.map(lineOf)).toEqual([
      "seller.ts  email  hello@example.com is nobody's: write the address at which people reach you",
    ]);
  });

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
    const { stdout } = spawnSync(process.execPath, ['cli/src/commands/shop.ts', 'check', '--no-pictures'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_FOLDER: broken },
    });
    expect(stdout.split('\n').filter((text) => text.startsWith('✗'))).toEqual([
      expect.stringMatching(new RegExp(`^✗ news\\.ts {2}cannot be read \\(line ${line}: .+\\): mend it`)),
    ]);
  });

  it('npm run shop -- check names a language that is none, and the line in which shop.ts cannot be read', async () => {
    const said = async (from: string, to: string) => {
      const { stdout } = spawnSync(process.execPath, ['cli/src/commands/shop.ts', 'check', '--no-pictures'], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, SHOP_FOLDER: await aFolderWith('shop.ts', from, to) },
      });
      return stdout.split('\n').filter((text) => text.startsWith('✗'));
    };
    expect(await said("languageTag: 'en'", "languageTag: 'en_GB'")).toEqual([
      '✗ shop.ts  languageTag  is no language: write a tag of BCP 47, as en or de-AT',
    ]);
    expect(await said("languageTag: 'en',", "languageTag: 'en'")).toEqual([
      expect.stringMatching(/^✗ shop\.ts {2}cannot be read \(line \d+: .+\): mend it/),
    ]);
  });

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

describe('law', () => {
  const LAWFUL = join(ROOT, 'examples/second-shop');
  const NOTICE = 'pictures/guarantee-notice.svg';
  const standIn = (folder: string) => cpSync(join(folder, 'pictures/favicon.svg'), join(folder, NOTICE));
  /** A copy of the lawful shop, with a stand-in for the notice, after one text of a file has become another. */
  const lawful = (file?: string, from: string | RegExp = '', to = '') =>
    aFolder((folder) => {
      standIn(folder);
      if (!file) return;
      const text = readFileSync(join(folder, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}.`);
      writeFileSync(join(folder, file), changed);
    }, LAWFUL);

  it('a lawful German shop lacks nothing but the official notice, which cannot be had here', async () => {
    expect((await checkShop(LAWFUL)).map(lineOf)).toEqual([
      expect.stringMatching(
        /^pictures\/guarantee-notice\.svg {2}is missing: put the Union's notice on the legal guarantee/,
      ),
    ]);
    expect((await checkShop(await lawful())).map(lineOf)).toEqual([]);
  });

  it.each([
    ['seller.ts', /taxNumber: '.*',/, '', 'seller.ts  taxNumber  is missing: write the number'],
    ['tax.ts', 'books: 700', '', 'tax.ts  books  is missing: write the rate of books'],
    ['delivery.ts', /charge: \{[^}]*\}[^}]*\},/, '', 'delivery.ts  charge  is missing: write what a delivery costs'],
    ['delivery.ts', /times: \{[^}]*\},/, '', 'delivery.ts  times  is missing: write how long'],
    [
      'checkout.ts',
      'Zahlungspflichtig bestellen',
      'Bestellen',
      'checkout.ts  orderButton  does not say that ordering obliges to pay: write one of “Zahlungspflichtig bestellen”',
    ],
    ['legal/terms.md', '{{delivery-charge}}', '', 'legal/terms.md  does not say what a delivery costs'],
    ['legal/privacy.md', '{{kept-data}}', '', 'legal/privacy.md  does not say what is kept of people'],
    ['legal/returns.md', '{{guarantee-notice}}', '', 'legal/returns.md  does not show the notice'],
    ['legal/imprint.md', /\{\{seller\}\}/, '', 'legal/imprint.md  does not name the seller'],
    ['legal/terms.md', '\n', '\n\n{{sample}}\n', 'legal/terms.md  is the text of the sample shop: write your own'],
  ])('the law of the Union holds up a shop that has in %s, for %s, “%s”: %s', async (file, from, to, says) => {
    expect(await findingsIn(lawful(file, from, to))).toEqual([expect.stringContaining(says)]);
  });

  it('the law of the Union wants the model form for withdrawals, put in or written out', async () => {
    const line = expect.stringContaining('legal/returns.md  has no model withdrawal form: write {{withdrawal-form}}');
    const without = (to: string) =>
      aFolder((folder) => {
        standIn(folder);
        const path = join(folder, 'legal/returns.md');
        const text = readFileSync(path, 'utf8').replace(/Muster-Widerrufsformular/g, 'Formular');
        writeFileSync(path, text.replace('{{withdrawal-form}}', to));
      }, LAWFUL);
    expect(await findingsIn(without(''))).toEqual([line]);
    expect(await findingsIn(without('Muster-Widerrufsformular: An …'))).toEqual([]);
  });

  it('the law of the Union lets a shop through with warnings, which say what to look at', async () => {
    expect(
      await warningsIn(lawful('legal/terms.md', '## § 9', 'https://ec.europa.eu/consumers/odr\n\n## § 9')),
    ).toEqual(['legal/terms.md  leads to the platform for disputes, which has closed: take the link away']);
    expect(await warningsIn(lawful('seller.ts', "'DE'", "'FR'"))).toEqual([
      expect.stringContaining('delivery.ts  charge.freeFrom  is below what France wants'),
    ]);
    const toFrance = (cents: number) =>
      aFolder((folder) => {
        const edit = (file: string, from: string, to: string) => {
          const path = join(folder, file);
          writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
        };
        edit('seller.ts', "'DE'", "'FR'");
        edit('delivery.ts', 'freeFrom: 2500', 'freeFrom: 3500');
        edit('delivery.ts', 'DE: 290', `FR: ${cents}`);
      }, LAWFUL);
    expect(await warningsIn(toFrance(300))).toEqual([]);
    expect(await warningsIn(toFrance(299))).toEqual([expect.stringContaining('is below what France wants')]);
    expect(await warningsIn(lawful('shop.ts', "languageTag: 'de'", "languageTag: 'hu'"))).toEqual([
      expect.stringContaining('this check does not know your language'),
    ]);
    const linked = aFolder((folder) => writeFileSync(join(folder, 'pictures/guarantee-notice.pdf'), '%PDF'), LAWFUL);
    expect(await warningsIn(linked)).toEqual([
      'pictures/guarantee-notice.pdf  is only linked to: as SVG, PNG or WebP it is shown',
    ]);
  });

  it('the texts of the example are named where another seller has taken them over word for word', async () => {
    const copied = 'is, word for word, that of examples/second-shop: look over the names, authorities and laws in it';
    const other = () => lawful('seller.ts', 'Buchkontor am Hafen, Inhaberin Anke Petersen', 'Eva Moser');
    const pages = ['terms', 'privacy', 'returns', 'imprint', 'accessibility'];
    expect(await warningsIn(other())).toEqual(pages.map((page) => `legal/${page}.md  ${copied}`));
    const changed = other().then((folder) => {
      for (const page of pages.slice(1)) writeFileSync(join(folder, `legal/${page}.md`), '# Text\n');
      return folder;
    });
    expect(await warningsIn(changed)).toEqual([`legal/terms.md  ${copied}`]);
  });

  it('a shop with rules of its own needs none of that, and shows no notice of the Union', async () => {
    const own = lawful('law.ts', "'eu'", "'none'");
    expect((await checkShop(await own)).map(lineOf)).toEqual([
      `${NOTICE}  is shown nowhere: take it away, or give it the name of what it shall be`,
    ]);
  });

  it('a text on the law is named that is missing, has no title, or asks for what nobody puts in', async () => {
    expect(await findingsIn(aFolder((folder) => rmSync(join(folder, 'legal/terms.md'))))).toEqual([
      'legal/terms.md  is missing: copy it from shop/ and write your own text',
    ]);
    expect(await findingsIn(aFolderWith('legal/terms.md', '# Terms of sale', 'Terms of sale'))).toEqual([
      'legal/terms.md  has no title: write one in its first line, as “# Terms of sale”',
    ]);
    expect(await findingsIn(aFolderWith('legal/terms.md', '{{email}}', '{{mail}}'))).toEqual([
      expect.stringContaining('legal/terms.md  has {{mail}}, for which nothing is put in: write one of {{shop}}'),
    ]);
  });
});
