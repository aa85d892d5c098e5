import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const moduleOf = (...path: string[]) => pathToFileURL(join(ROOT, ...path)).href;

function inGerman(modules: Record<string, string>, expression: string): unknown {
  const imports = Object.entries(modules).map(([names, path]) => `import { ${names} } from '${moduleOf(path)}';`);
  const script = `${imports.join('\n')}\nconsole.log(JSON.stringify(${expression}));`;
  const hook = `--import=${moduleOf('shop-kit', 'useFolder.mjs')}`;
  const { stdout, stderr } = spawnSync(process.execPath, [hook, '--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SHOP_FOLDER: 'examples/second-shop' },
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('second shop', () => {
  it('writes problems in German', () => {
    const modules = {
      fromShopError: 'functions/src/http/problem.ts',
      parse: 'functions/src/http/parse.ts',
      newOrderSchema: 'contract/src/api/order.ts',
      RateLimited: 'functions/src/http/slidingWindow.ts',
      StatusConflict: 'functions/src/orders/orders.errors.ts',
    };
    const caught = `(() => { try { parse(newOrderSchema, {}) } catch (error) { return error.problem } })()`;
    const details = `[7, 1].map((seconds) => fromShopError(new RateLimited(seconds)).problem.detail)`;
    const conflict = `fromShopError(new StatusConflict({ status: 'packed' })).problem`;
    expect(inGerman(modules, `[${caught}, ${details}, ${conflict}]`)).toEqual([
      expect.objectContaining({
        code: 'validation-failed',
        title: 'Angaben ungültig',
        errors: expect.arrayContaining([{ path: 'productIds', message: 'Bitte ausfüllen' }]),
      }),
      [
        'Zu viele Anfragen; bitte versuchen Sie es in 7 Sekunden erneut.',
        'Zu viele Anfragen; bitte versuchen Sie es in 1 Sekunde erneut.',
      ],
      expect.objectContaining({
        title: 'In diesem Zustand nicht möglich',
        detail: 'Die Bestellung ist verpackt. Es wurde nichts geändert.',
      }),
    ]);
  });

  it('describes payment in German mails', () => {
    const modules = {
      fillMail: 'functions/src/mail/fillMail.ts',
      mails: 'examples/second-shop/mails.ts',
      CASH_ON_DELIVERY: 'contract/src/payment.ts',
    };
    const facts = `{ number: 'a1b2c3d4', total: '12,99 €', payment: CASH_ON_DELIVERY, count: 2, name: 'Jo' }`;
    const texts = `{ ...mails, placed: { ...mails.placed, paragraphs: ['{books}, {payment}'] } }`;
    expect(inGerman(modules, `fillMail('placed', ${facts}, ${texts})`)).toMatchObject({
      subject: 'Ihre Bestellung a1b2c3d4 ist eingegangen',
      paragraphs: ['2 Bücher, Barzahlung bei Lieferung'],
    });
  });

  it('describes books and lists in German', () => {
    const modules = {
      'bookFacts, formatPublished': 'contract/src/format/bookFacts.ts',
      'browseTitle, EVERYTHING': 'contract/src/search/browseState.ts',
      currencyName: 'contract/src/format/currency.ts',
    };
    const facts = `bookFacts({ publisher: 'Verlag am Kai', pages: 1200, language: 'fr', format: 'hardcover' })`;
    const title = `browseTitle({ ...EVERYTHING, words: 'Eulen', category: 'x' }, () => 'Romane')`;
    expect(
      inGerman(
        modules,
        `[${facts}, formatPublished('2019-03'), formatPublished('2019-03-05'), ${title}, currencyName()]`,
      ),
    ).toEqual([
      [
        ['Verlag', 'Verlag am Kai'],
        ['Seiten', '1.200'],
        ['Sprache', 'Französisch'],
        ['Einband', 'Gebunden'],
      ],
      'März 2019',
      '5. März 2019',
      'Ergebnisse für „Eulen“ in Romane',
      'Euro',
    ]);
  });

  it("links each customer mail to the order's withdrawal in EU shops", () => {
    const modules = {
      createComposeMails: 'functions/src/mail/composeMails.ts',
      CASH_ON_DELIVERY: 'contract/src/payment.ts',
    };
    const settings = `{ shop: { name: '', address: 'shop@buchkontor.example' }, shopUrl: 'https://buch.example' }`;
    const order = `{ id: 'a1b2c3d4e5', email: 'jo@leser.example', name: 'Jo', items: [], deliveryCents: 0, wrapCents: 0, totalCents: 990, taxRates: {}, arrival: null, payment: CASH_ON_DELIVERY }`;
    const texts = `createComposeMails(${settings})(${order}, 'placed', new Date()).map(({ event, document }) => [event, document.message.text])`;
    expect(inGerman(modules, texts)).toEqual([
      ['placed', expect.stringContaining('Vertrag widerrufen:\nhttps://buch.example/withdraw?order=a1b2c3d4e5\n')],
      ['shop', expect.not.stringContaining('/withdraw')],
    ]);
  });
});
