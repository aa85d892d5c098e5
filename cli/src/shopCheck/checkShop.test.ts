import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopFolder } from '@bookstore/shop-kit/folder';
import { shop as shopSchema } from '@bookstore/shop-kit/shop';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT, TEST_RESULTS } from '../../../tools/lib/paths.ts';
import { checkLaw, checkLegalTexts } from './checkLaw.ts';
import { checkModules, type ShopFinding, type ShopModules, toLine } from './checkModules.ts';
import { checkShop } from './checkShop.ts';

mkdirSync(TEST_RESULTS, { recursive: true });
// Imports resolve inside the repository.
const workshop = mkdtempSync(join(TEST_RESULTS, 'shop-check-'));
afterAll(() => rmSync(workshop, { recursive: true }));

const OWN = join(ROOT, 'shop');
const LAWFUL = join(ROOT, 'examples/second-shop');
let count = 0;

function copyOf(original: string): string {
  count += 1;
  const folder = join(workshop, String(count));
  cpSync(original, folder, { recursive: true, filter: (path) => !/node_modules|\.json$/.test(path) });
  return folder;
}

function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}.`);
  writeFileSync(join(folder, file), changed);
}

const faultsIn = (findings: ShopFinding[]) => findings.filter(({ isWarning }) => !isWarning).map(toLine);
const startsWith = (line: string): unknown =>
  expect.stringMatching(new RegExp(`^${line.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`));

describe('checkShop', () => {
  it('finds only the example address in the sample shop', async () => {
    const findings = await checkShop(shopFolder());
    expect(faultsIn(findings)).toEqual([]);
    expect(findings.map(toLine)).toEqual([
      'seller.ts  email  hello@example.com is a sample: write your contact address',
    ]);
  });

  it.each([
    ['x'.repeat(41), 'has 41 characters: shorten it to 40'],
    [' ', 'is empty: write a text of at most 40 characters'],
    [undefined, 'is missing: write a text of at most 40 characters'],
    [7, 'is not a text: write a text of at most 40 characters'],
    ['Books ', 'begins or ends with a space: remove it'],
    ['Bo\noks', 'has a line break or a tab: write it on one line'],
  ])('rejects the name %j', (name, message) => {
    const { error } = shopSchema.safeParse({ name, mark: 'M1 1', languageTag: 'en', currency: 'USD' });
    expect(error?.issues).toEqual([expect.objectContaining({ path: ['name'], message })]);
  });

  it('reports every fault of every module', async () => {
    const folder = copyOf(OWN);
    rmSync(join(folder, 'story.ts'));
    for (const [file, from, to] of [
      ['preview.ts', 'const preview', 'const view'],
      ['home.ts', 'export const', 'export conts'],
      ['shop.ts', /mark: '.*'/, "mark: '<svg>'"],
      ['shop.ts', /languageTag: '.*'/, "languageTag: 'English'"],
      ['shop.ts', /currency: '.*'/, "currency: 'JPY'"],
      ['shop.ts', 'name:', "slogan: 'Read', name:"],
      ['categories.ts', "id: 'horror'", "id: 'Horror & more'"],
      ['categories.ts', 'isNoGenre: true', "isNoGenre: 'yes'"],
      ['footer.ts', 'https://x.com/', 'http://x.com/'],
      ['mails.ts', 'order {number}', 'order {nummer}'],
      ['mails.ts', 'Thank you', 'Thank you, {name},'],
      ['colours.ts', /ink: '#.*'/, "ink: 'black'"],
      ['colours.ts', "inkSoft: '#5d5347'", "inkSoft: '#999999'"],
      ['colours.ts', "lineStrong: '#8d806f'", "lineStrong: '#4a4238'"],
    ] as const)
      edit(folder, file, from, to);
    const found = faultsIn(await checkShop(folder));
    for (const line of [
      'story.ts  is missing: copy it from shop/ and change it',
      'preview.ts  exports no “preview”: write export const preview = …',
      'home.ts  cannot be read (',
      'shop.ts  mark  is not SVG path data',
      'shop.ts  languageTag  is not a language',
      'shop.ts  currency  is not a possible value',
      'shop.ts  has “slogan”, which is unknown',
      'categories.ts  3.id  has other characters than a to z',
      'footer.ts  networks.1.address  does not begin with https://',
      'mails.ts  placed.subject  has {nummer}, an unknown placeholder',
      'mails.ts  placed.heading  has {name}, an unknown placeholder',
      'colours.ts  light.ink  is not # and six lower-case hexadecimal digits',
      'colours.ts  light.inkSoft  #999999 on paper #fbf7f0 has a contrast of 2.66:1 and needs 4.5:1: make one darker or lighter',
      'colours.ts  dark.lineStrong  #4a4238 on',
    ])
      expect(found).toContainEqual(startsWith(line));
    expect(found).toContainEqual(expect.stringMatching(/^categories\.ts .*isNoGenre {2}is neither true nor false/));
  });

  it('reports duplicate categories', async () => {
    const folder = copyOf(OWN);
    edit(folder, 'categories.ts', "id: 'horror'", "id: 'fiction'");
    const { findings } = await checkModules(folder);
    expect(findings.map(toLine)).toEqual([startsWith('categories.ts  3.id  “fiction” is a duplicate: keep one')]);
  });

  const LANGUAGE = '✗ shop.ts  languageTag  is not a language: write a BCP 47 tag, such as en or de-AT';
  it.each([
    [
      "languageTag: 'en_GB',",
      [LANGUAGE, expect.stringMatching(/^✗ news\.ts {2}cannot be read \(line \d+: .+\): correct it/)],
    ],
    [
      "languageTag: 'en'",
      ['shop', 'news'].map((name) =>
        expect.stringMatching(`^✗ ${name}\\.ts {2}cannot be read \\(line \\d+: .+\\): correct it`),
      ),
    ],
  ])('reports broken modules by line: %s', (languageTag, lines) => {
    const folder = copyOf(OWN);
    edit(folder, 'shop.ts', "languageTag: 'en',", languageTag);
    edit(folder, 'news.ts', 'export const', 'export conts');
    const { stdout } = spawnSync(process.execPath, ['cli/src/commands/shop.ts', 'check', '--no-pictures'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_FOLDER: folder },
    });
    expect(stdout.split('\n').filter((text) => text.startsWith('✗'))).toEqual(lines);
  });

  it('reports missing, invalid, oversized and unused pictures', async () => {
    const folder = copyOf(OWN);
    const picture = (name: string) => join(folder, 'pictures', name);
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#123456' } }).png();
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const noisy = sharp({ create: { width: 640, height: 427, channels: 3, background: '#808080', noise } }).webp();
    rmSync(picture('banner-480.webp'));
    writeFileSync(picture('favicon.svg'), 'no picture');
    await png(480, 360).toFile(picture('shop-sign.svg'));
    await png(200, 190).toFile(picture('icon-192.png'));
    await noisy.toFile(picture('news/news-1-640.webp'));
    writeFileSync(picture('news/old.webp'), '');
    const unused = 'is unused: remove or rename it';
    expect(faultsIn(await checkShop(folder)).toSorted()).toEqual([
      'pictures/banner-480.webp  is missing: add WEBP of 480 × 360 pixels',
      'pictures/favicon.svg  is not a readable picture: use an SVG',
      'pictures/icon-192.png  has 200 × 190 pixels: make it 192 × 192',
      expect.stringMatching(/^pictures\/news\/news-1-640\.webp {2}has \d+\.\d KiB: reduce it to 28\.0 KiB/),
      `pictures/news/old.webp  ${unused}`,
      'pictures/shop-sign.svg  is PNG: use an SVG',
    ]);
  });
});

describe('checkLaw', async () => {
  const { modules } = await checkModules(LAWFUL);
  const { seller, tax, delivery, checkout, shop } = modules as Required<ShopModules>;
  const NOTICE = 'pictures/guarantee-notice.svg';
  const lawful = () => {
    const folder = copyOf(LAWFUL);
    cpSync(join(folder, 'pictures/favicon.svg'), join(folder, NOTICE));
    return folder;
  };
  const folder = lawful();
  const findingsOf = (changes: ShopModules, from = folder) => checkLaw(from, { ...modules, ...changes });
  const warningsOf = (changes: ShopModules, from = folder) =>
    findingsOf(changes, from)
      .filter(({ isWarning }) => isWarning)
      .map(toLine);

  it('finds only the official notice missing in a lawful German shop', async () => {
    expect((await checkShop(LAWFUL)).map(toLine)).toEqual([
      startsWith('pictures/guarantee-notice.svg  is missing: add the unchanged EU notice on the legal guarantee'),
    ]);
    expect((await checkShop(folder)).map(toLine)).toEqual([]);
  });

  it('reports settings missing under EU law', () => {
    const lacking = {
      seller: { ...seller, taxNumber: undefined },
      tax: { ...tax, books: undefined },
      delivery: { ...delivery, charge: undefined, times: undefined },
      checkout: { ...checkout, orderButton: 'Bestellen' },
    } as ShopModules;
    expect(findingsOf(lacking).map(toLine)).toEqual([
      startsWith('seller.ts  taxNumber  is missing: write your tax number'),
      startsWith(
        'checkout.ts  orderButton  does not state the obligation to pay: use one of “Zahlungspflichtig bestellen”',
      ),
      startsWith('tax.ts  books  is missing: write the rate of books'),
      startsWith('delivery.ts  charge  is missing: write the delivery charge'),
      startsWith('delivery.ts  times  is missing: write the delivery time'),
    ]);
  });

  it('reports gaps in legal texts under EU law', () => {
    const lacking = lawful();
    edit(lacking, 'legal/terms.md', '{{delivery-charge}}', '');
    edit(lacking, 'legal/terms.md', '\n', '\n\nhttps://ec.europa.eu/consumers/odr\n');
    edit(lacking, 'legal/privacy.md', '{{kept-data}}', '');
    edit(lacking, 'legal/returns.md', '{{guarantee-notice}}', '');
    edit(lacking, 'legal/imprint.md', /\{\{seller\}\}/, '');
    edit(lacking, 'legal/accessibility.md', '\n', '\n\n{{sample}}\n');
    expect(faultsIn(findingsOf({}, lacking)).toSorted()).toEqual([
      startsWith('legal/accessibility.md  is the text of the sample shop: write your own'),
      startsWith('legal/imprint.md  does not name the seller'),
      startsWith('legal/privacy.md  lacks the list of stored personal data'),
      startsWith('legal/returns.md  does not show the notice'),
      startsWith('legal/terms.md  lacks the delivery charge'),
    ]);
    expect(warningsOf({}, lacking)).toEqual([
      'legal/terms.md  links to the EU dispute platform, which has closed: remove the link',
    ]);
  });

  it('requires the model withdrawal form, inserted or written out', () => {
    const without = (to: string) => {
      const copy = lawful();
      edit(copy, 'legal/returns.md', /Muster-Widerrufsformular/g, 'Formular');
      edit(copy, 'legal/returns.md', '{{withdrawal-form}}', to);
      return findingsOf({}, copy).map(toLine);
    };
    expect(without('')).toEqual([
      startsWith('legal/returns.md  has no model withdrawal form: insert {{withdrawal-form}}'),
    ]);
    expect(without('Muster-Widerrufsformular: An …')).toEqual([]);
  });

  it('warns of French delivery prices, unknown languages and a linked notice', () => {
    const toFrance = (cents: number, freeFrom: number) =>
      warningsOf({
        seller: { ...seller, country: 'FR' },
        delivery: { ...delivery, charge: { default: 890, byCountry: { FR: cents }, freeFrom } },
      });
    const below = [startsWith('delivery.ts  charge.freeFrom  is below the French minimum')];
    expect(toFrance(300, 3500)).toEqual([]);
    expect(toFrance(299, 3500)).toEqual(below);
    expect(toFrance(300, 2500)).toEqual(below);
    expect(warningsOf({ shop: { ...shop, languageTag: 'hu' } })).toEqual([
      expect.stringContaining('this check does not support your language'),
    ]);
    const linked = copyOf(LAWFUL);
    writeFileSync(join(linked, 'pictures/guarantee-notice.pdf'), '%PDF');
    expect(warningsOf({}, linked)).toEqual([
      'pictures/guarantee-notice.pdf  is only linked; SVG, PNG or WebP is shown',
    ]);
  });

  it('warns of texts copied from the example', () => {
    const copied = 'is copied from examples/second-shop: check its names, authorities and laws';
    const other = lawful();
    writeFileSync(join(other, 'legal/privacy.md'), '# Text\n');
    const pages = ['terms', 'returns', 'imprint', 'accessibility'];
    expect(warningsOf({ seller: { ...seller, name: 'Eva Moser' } }, other)).toEqual(
      pages.map((page) => `legal/${page}.md  ${copied}`),
    );
  });

  it('requires nothing without EU law', async () => {
    const own = lawful();
    edit(own, 'law.ts', "'eu'", "'none'");
    expect((await checkShop(own)).map(toLine)).toEqual([startsWith(`${NOTICE}  is unused`)]);
  });

  it('reports missing or untitled texts and unknown placeholders', () => {
    const copy = copyOf(OWN);
    rmSync(join(copy, 'legal/returns.md'));
    edit(copy, 'legal/terms.md', '# Terms of sale', 'Terms of sale');
    edit(copy, 'legal/terms.md', '{{email}}', '{{mail}}');
    expect(checkLegalTexts(copy).map(toLine)).toEqual([
      'legal/terms.md  has no title: write one in its first line, as “# Terms of sale”',
      startsWith('legal/terms.md  has {{mail}}, an unknown placeholder: use one of {{shop}}'),
      'legal/returns.md  is missing: copy it from shop/ and write your own text',
    ]);
  });
});
