import { shopFolder } from '@bookstore/shop-kit/folder';
import { FLAG, parseOptions } from '../../../tools/lib/options.ts';
import { print } from '../lib/print.ts';
import { runCommand } from '../lib/runCommand.ts';
import { toLine } from '../shopCheck/checkModules.ts';
import { checkShop } from '../shopCheck/checkShop.ts';

const HELP = `npm run shop -- check [--no-pictures]

Checks the folder shop/ and prints one line per problem: missing or long texts, low contrast, large files, and legal requirements.
Lines with ! are only warnings. Then it starts the shop with sample books, takes pictures of its pages on phone and desktop, light and
dark, reports pages wider than the screen, and shows all pictures on one page. If a shop is running (npm start), it takes the pictures
of that one.

  --no-pictures  only check the folder, which takes a second
  --help         print this help

SHOP_FOLDER=path/to/another checks another folder. docs/your-shop.md describes each file.
`;

async function check(withPictures: boolean): Promise<number> {
  const folder = shopFolder();
  const findings = await checkShop(folder);
  const faults = findings.filter(({ isWarning }) => !isWarning);
  for (const finding of findings) print(`${finding.isWarning ? '!' : '✗'} ${toLine(finding)}`);
  print(
    faults.length === 0
      ? `✓ ${folder} has no problems`
      : `${faults.length} ${faults.length === 1 ? 'problem' : 'problems'} in ${folder}`,
  );
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
  if (positionals.join(' ') !== 'check') throw new Error('Use npm run shop -- check.');
  process.exitCode = await check(!values['no-pictures']);
});
