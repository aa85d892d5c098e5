import { law } from '@bookstore/shop/law';
import { seller } from '@bookstore/shop/seller';
import { shop } from '@bookstore/shop/shop';
import { shopFolder } from '@bookstore/shop-kit/folder';
import { toolEnvironment } from '../../../tools/lib/environment.ts';
import { FIREBASE_CLI, ROOT } from '../../../tools/lib/paths.ts';
import { run } from '../../../tools/lib/processes.ts';
import { createPrompt } from '../admins/askPassword.ts';
import { createAccounts, findAccountNeeds } from '../deploy/accounts.ts';
import {
  checkCategories,
  checkChoice,
  checkLookup,
  checkProject,
  checkStruckPrices,
  checkTimeZone,
  formatResults,
  hasCleanupPolicy,
  lawResults,
} from '../deploy/checks.ts';
import { deployOptions, readDeployOptions } from '../deploy/deployOptions.ts';
import { type FirebaseCli, openFirebaseCli } from '../deploy/google.ts';
import { type CheckResult, deployCommand } from '../deploy/questions.ts';
import { readShopSettings, type ShopSettings } from '../deploy/shopSettings.ts';
import { type VerifyOptions, verifyShop } from '../deploy/verify/verify.ts';
import { print, printLines } from '../lib/print.ts';
import { runCommand } from '../lib/runCommand.ts';
import { checkLawOnly } from '../shopCheck/checkShop.ts';

const HELP = `npm run deploy [-- options]

Checks the project and reports what is missing with the command that fixes it. Then builds the function and the web app and deploys
them with the Firestore rules and indexes. docs/deploy.md describes the first deployment.

  --check          only check
  --verify         verify the deployed shop instead: indexes, functions, secrets, caching, logs; reads only
  --write          with --verify: also write a task and wait until the worker has processed it
  --mail           with --verify: also send a mail to the shop's own address
  --owner <name>   with --verify: log this owner in to check how calls through Hosting or bypassing it are counted; asks for
                   the password and the code of a second factor, or reads both from standard input, one per line
  --project <id>   the project; defaults to the selection of npx firebase use
  --help           print this help

These options are passed to firebase deploy:
  --only, --except <targets>
                   functions, hosting, firestore, or a part of one such as functions:api or firestore:indexes, separated by commas.
                   --only hosting includes the function because its pages refer to the web app's files
  --force, --debug, --non-interactive
`;

async function checkAll({ projectId, logIn, google }: FirebaseCli): Promise<CheckResult[]> {
  const choice = checkChoice(projectId);
  // Before Google is called.
  const lawful = lawResults(await checkLawOnly(shopFolder()));
  try {
    await logIn();
  } catch {
    const login: CheckResult = {
      name: 'log-in',
      state: 'missing',
      message: 'no user is logged in',
      fix: 'npx firebase login',
    };
    return [login, choice, ...lawful];
  }
  const login: CheckResult = { name: 'log-in', state: 'fine', message: 'done' };
  if (choice.state !== 'fine' || projectId === undefined) return [login, choice, ...lawful];
  const settings = readShopSettings(ROOT, projectId);
  const checks = { projectId, google, settings, law, seller };
  const [results, categories, struckPrices] = await Promise.all([
    checkProject(checks),
    checkCategories(checks),
    checkStruckPrices(checks),
  ]);
  const others = [...checkTimeZone(settings, shop.timeZone), ...checkLookup(settings)];
  return [login, ...results, ...others, ...categories, ...lawful, ...struckPrices];
}

/** The build puts the shop's address into the home page. */
async function firebaseDeploy(projectId: string, options: string[]): Promise<number> {
  const environment = toolEnvironment({
    SHOP_URL: getShopUrl(readShopSettings(ROOT, projectId), projectId),
    // Seconds; the default of 10 is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT ?? '60',
  });
  return (await run(process.execPath, [FIREBASE_CLI, 'deploy', ...options], { isShown: true, environment })).code;
}

const getShopUrl = ({ SHOP_URL }: ShopSettings, projectId: string) =>
  (SHOP_URL ?? `https://${projectId}.web.app`).replace(/\/$/, '');

/** @returns 1 if something is missing */
async function verify({ projectId, logIn, google }: FirebaseCli, options: VerifyOptions): Promise<number> {
  const choice = checkChoice(projectId);
  if (choice.state !== 'fine' || projectId === undefined) {
    printLines(formatResults([choice]));
    return 1;
  }
  await logIn();
  const settings = readShopSettings(ROOT, projectId);
  const deployed = { projectId, google, settings, shopUrl: getShopUrl(settings, projectId), now: new Date() };
  print(`Verifying ${deployed.shopUrl}`);
  let code = 0;
  for await (const result of verifyShop(deployed, options)) {
    printLines(formatResults([result]));
    if (result.state === 'missing') code = 1;
  }
  return code;
}

/**
 * Without a terminal, the function is deployed first with --force, which sets the cleanup policy for images. For the
 * rest, --force would delete indexes missing in firestore.indexes.json.
 */
async function deploy({ projectId = '', google, iam }: FirebaseCli, options: string[]): Promise<number> {
  const sendsMail = Boolean(readShopSettings(ROOT, projectId).SHOP_MAIL);
  const needs = await findAccountNeeds({ projectId, google, sendsMail });
  // Without permission, the Firebase CLI reports what is missing.
  if (needs) await createAccounts(needs, { projectId, google, iam, print });
  const isWhole = !options.some((option) => /^--(only|except)(=|$)/.test(option));
  if (isWhole && !process.stdin.isTTY && !(await hasCleanupPolicy({ projectId, google }))) {
    const code = await firebaseDeploy(projectId, [...options, '--only', 'functions', '--force']);
    if (code !== 0) return code;
  }
  return firebaseDeploy(projectId, options);
}

await runCommand(HELP, async (all) => {
  const values = readDeployOptions(all);
  const cli = await openFirebaseCli(values.project);
  if (values.verify) {
    const owner = values.owner ? { username: values.owner, ask: createPrompt() } : null;
    process.exitCode = await verify(cli, { writes: values.write, sendsMail: values.mail, owner });
    return;
  }
  const results = await checkAll(cli);
  printLines(formatResults(results));
  if (results.some(({ state }) => state === 'missing')) {
    printLines('\nNot deployed. Fix the problems marked ✗ and repeat the command. See docs/deploy.md.');
    process.exitCode = 1;
    return;
  }
  if (values.check) {
    print('');
    print(`Ready: ${deployCommand(values.project)}`);
    return;
  }
  const options = deployOptions(all);
  print('');
  print(`Deploying to ${cli.projectId}: firebase deploy ${options.join(' ')}`);
  process.exitCode = await deploy(cli, options);
  if (process.exitCode !== 0) return;
  print('');
  print(`${deployCommand(cli.projectId, '--verify')} checks the deployed shop.`);
});
