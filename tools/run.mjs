// `node tools/run.mjs <task> [arguments]`. Plain JavaScript for the machine's own Node (20 or later); installs
// missing packages and runs the task with the Node from node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TASKS = {
  start: ['runs the whole shop at http://localhost:5050, with persistent data', 'tools/start.ts'],
  dev: ['runs the same with hot reload at http://localhost:5173', 'tools/dev.ts'],
  test: ['runs all tests, including browser tests', 'tools/test.ts'],
  check: [
    'checks types, lint, unused code, import rules, messages, rows and the API description; runs unit tests',
    'tools/check.ts',
  ],
  imports: ['checks the import rules', 'tools/imports.ts'],
  rows: ['lists acceptance rows without a test', 'tools/rows.ts'],
  openapi: ['writes the API description, docs/openapi.json', 'tools/openapi.ts'],
  googleRanges: ["downloads Google's address ranges (npm run google-ranges)", 'cli/src/commands/googleRanges.ts'],
  mutants: ['runs mutation tests', 'lab/mutants.ts'],
  bench: ['runs the benchmarks', 'lab/bench.ts'],
  soak: ['runs the whole shop under load for half an hour, with crashes and a restore', 'lab/soak.ts'],
  doctor: ['checks this machine, or the stored data', 'cli/src/commands/doctor.ts'],
  firebase: ['runs the Firebase CLI of this repository; emulators:start serves the whole shop', 'tools/firebase.ts'],
  deploy: ['checks, builds and deploys to Firebase', 'cli/src/commands/deploy.ts'],
  adminCreate: [
    'creates an admin account or changes its password (npm run admin:create)',
    'cli/src/startCommand.ts',
    'createAdmin',
  ],
  adminDevice: [
    'registers a device for the login of an admin (npm run admin:device)',
    'cli/src/startCommand.ts',
    'addDevice',
  ],
  adminList: ['lists the admins (npm run admin:list)', 'cli/src/startCommand.ts', 'listAdmins'],
  adminRights: ['changes the rights of an admin (npm run admin:rights)', 'cli/src/startCommand.ts', 'changeRights'],
  adminRemove: ['removes an admin account (npm run admin:remove)', 'cli/src/startCommand.ts', 'removeAdmin'],
  books: [
    'imports books (CSV, ONIX) or covers, undoes imports, exports books, or updates books of an older release',
    'cli/src/startCommand.ts',
    'books',
  ],
  orders: [
    'recalculates sales, updates search fields, or exports invoices for the accountant',
    'cli/src/startCommand.ts',
    'orders',
  ],
  customer: ['exports or erases the data of a customer', 'cli/src/startCommand.ts', 'customer'],
  backup: ['writes all Firestore documents to a folder', 'cli/src/startCommand.ts', 'backup'],
  restore: ['restores the documents of a backup', 'cli/src/startCommand.ts', 'restore'],
  pictures: ['takes the pictures of README.md from the running shop', 'lab/pictures.ts'],
  shop: ['checks the folder shop/ and shows its pages', 'cli/src/commands/shop.ts'],
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stampPath = join(modules, '.bookstore-installed');
const runtime = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const environment = {
  // Halves the time in which a command loads.
  NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
};
const speaksEnglish = () => /languageTag: *['"]en\b(?!-XA)/.test(readFileSync(join(root, 'shop', 'shop.ts'), 'utf8'));
if (process.env.SHOP_FOLDER || !speaksEnglish()) {
  // See docs/decisions/032.
  const hook = `--import=${pathToFileURL(join(root, 'shop-kit', 'useFolder.mjs'))}`;
  environment.NODE_OPTIONS = [process.env.NODE_OPTIONS, hook].filter(Boolean).join(' ');
}

const lockText = () => readFileSync(join(root, 'package-lock.json'), 'utf8');
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

function usage() {
  const width = Math.max(...Object.keys(TASKS).map((name) => name.length));
  const lines = Object.entries(TASKS).map(([name, [purpose]]) => `  ${name.padEnd(width)}  ${purpose}`);
  return `node tools/run.mjs <task> [arguments]\n\n${lines.join('\n')}\n\nEvery task answers --help.`;
}

/** Distinguishes a manual `npm install x` from a missing install. */
function matchesNpmLock(lock) {
  const recordPath = join(modules, '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  try {
    const wanted = Object.entries(JSON.parse(lock).packages).filter(([path]) => path.startsWith('node_modules/'));
    const installed = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
    return wanted.every(([path, { version, optional, devOptional, peer }]) => {
      if (installed[path] === undefined) return Boolean(optional || devOptional || peer);
      return installed[path].version === version;
    });
  } catch {
    return false;
  }
}

/** Some npm settings block the install script of the `node` package. */
function hasRuntime() {
  return existsSync(runtime) && spawnSync(runtime, ['--version'], { stdio: 'ignore' }).status === 0;
}

function isInstalled(lock) {
  if (!hasRuntime()) return false;
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === sha256(lock)) return true;
  if (!matchesNpmLock(lock)) return false;
  writeFileSync(stampPath, sha256(lock));
  return true;
}

/** Writes a line every 20 s in a log. @returns a function that stops it */
function showProgress() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const isTerminal = process.stderr.isTTY === true;
  const timer = setInterval(
    () =>
      process.stderr.write(isTerminal ? `\r  installing … ${seconds()} s ` : `  still installing … ${seconds()} s\n`),
    isTerminal ? 1_000 : 20_000,
  );
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stderr.write('\r\x1b[K');
    return seconds();
  };
}

const RUNTIME_MISSING =
  'The install omitted the Node runtime, probably because npm is configured not to run install scripts.\n' +
  'Run `npm rebuild node --ignore-scripts=false`, then the same command again.';
const NETWORK_ERRORS = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;
const NOISE = /EBADENGINE|deprecated|allowScripts|allow-scripts|Unknown .* config|install script|^npm warn\s*$/i;

function explainFailure(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)\s+\S/.test(line) && !NOISE.test(line));
  process.stderr.write(`${lines.slice(0, 20).join('\n')}\n\n`);
  if (NETWORK_ERRORS.test(output)) {
    return 'npm could not reach its registry. Check the network (or the proxy, or `npm config get registry`) and run the same command again.';
  }
  return 'npm ci failed; see the errors above. Run the same command again, or `npm ci` for the full output.';
}

/** @returns an explanation if npm fails */
function install() {
  const options = ['--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
  const command = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const npm = spawn(command[0], [...command.slice(1), 'ci', ...options, ...retries], {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command[0] === 'npm',
  });
  let output = '';
  const append = (chunk) => {
    output += chunk;
  };
  npm.stdout.on('data', append);
  npm.stderr.on('data', append);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => npm.kill(signal));
  return new Promise((resolve) => {
    npm.on('error', (error) =>
      resolve(`npm could not be started: ${error.message}. It comes with Node: https://nodejs.org`),
    );
    npm.on('close', (code, signal) => {
      if (signal !== null || code === 130) process.exit(130);
      resolve(code === 0 ? undefined : explainFailure(output));
    });
  });
}

async function ensureInstalled() {
  const lock = lockText();
  if (isInstalled(lock)) return;
  process.stderr.write('Installing dependencies (about two minutes the first time)\n');
  const endProgress = showProgress();
  const problem = await install();
  const seconds = endProgress();
  if (problem !== undefined) throw new Error(problem);
  if (!hasRuntime()) throw new Error(RUNTIME_MISSING);
  writeFileSync(stampPath, sha256(lock));
  process.stderr.write(`Installed in ${seconds} s\n`);
}

/** Reads /proc on Linux, otherwise runs ps. */
function getParent(pid) {
  try {
    // "pid (name) state ppid …"; the name may contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)]).stdout);
  }
}

/** Ends the task if npm was killed. npm is two levels up, above its script's shell. */
function watchParents(stop) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = getParent(shell);
  setInterval(() => (process.ppid !== shell || getParent(shell) !== npm) && stop(), 2_000).unref();
}

function runTask(task, taskArguments) {
  const [, program, ...firstArguments] = TASKS[task];
  // The channel closes if this process is killed.
  const child = spawn(runtime, [join(root, program), ...firstArguments, ...taskArguments], {
    cwd: root,
    env: environment,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  watchParents(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${task} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? code : 1;
    if (child.connected) child.disconnect();
  });
}

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exitCode = 1;
}

async function main([task, ...taskArguments]) {
  if (task === undefined || task === '--help' || task === '-h') {
    console.log(usage());
    return;
  }
  if (!Object.hasOwn(TASKS, task)) {
    fail(`Unknown task ${task}.\n\n${usage()}`);
    return;
  }
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    throw new Error(`This is Node ${process.versions.node}; the shop needs Node 20 or later: https://nodejs.org`);
  await ensureInstalled();
  runTask(task, taskArguments);
}

main(process.argv.slice(2)).catch((error) => fail(error.message));
