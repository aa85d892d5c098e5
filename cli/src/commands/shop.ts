import { shopFolder } from '@bookstore/shop-kit/folder';
import { FLAG, parseOptions } from '../../../tools/lib/options.ts';
import { print } from '../lib/print.ts';
import { runCommand } from '../lib/runCommand.ts';
import { lineOf } from '../shopCheck/checkModules.ts';
import { checkShop } from '../shopCheck/checkShop.ts';

const HELP = `npm run shop -- check [--no-pictures]

Says what is wrong with the folder shop/, in one line each: what is missing, too long, of too little contrast, or too large, and what the
law wants that the shop follows. A line with ! holds nothing up. Then it starts the
shop with sample books, takes pictures of its pages on a phone and on a desk, light and dark, names those that are wider than their
screen, and puts all on one page to look at. Where a shop runs already (npm start), the pictures are of that one, as it was started.

  --no-pictures  only say what is wrong, which takes a second
  --help         this text

SHOP_FOLDER=path/to/another checks another folder. docs/your-shop.md says what each file is.
`;

async function check(withPictures: boolean): Promise<number> {
  const folder = shopFolder();
  const findings = await checkShop(folder);
  const faults = findings.filter(({ isWarning }) => !isWarning);
  for (const finding of findings) print(`${finding.isWarning ? '!' : '✗'} ${lineOf(finding)}`);
  print(faults.length === 0 ? `✓ ${folder} is in order` : `${faults.length} found in ${folder}`);
  if (withPictures) {
    // Loaded late, because the contract reads the folder's categories.
    const { showShop } = await import('../shopCheck/showShop.ts');
    const code = await showShop();
    if (code !== 0) return code;
  }
  return faults.length === 0 ? 0 : 1;
}

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    options: { 'no-pictures': FLAG },
    allowPositionals: true,
  });
  if (positionals.join(' ') !== 'check') throw new Error('npm run shop takes one word: npm run shop -- check');
  process.exitCode = await check(!values['no-pictures']);
});
