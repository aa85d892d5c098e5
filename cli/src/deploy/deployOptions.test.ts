import { expect, it } from 'vitest';
import { deployOptions, readDeployOptions } from './deployOptions.ts';

it.each([
  [[], []],
  [
    ['--only', 'hosting', '--project', 'my-shop'],
    ['--only', 'hosting,functions:api', '--project', 'my-shop'],
  ],
  [['--only=hosting:shop,firestore'], ['--only', 'hosting:shop,firestore,functions:api']],
  [['--only=hosting,functions:api'], ['--only=hosting,functions:api']],
])('turns %j into %j', (asked, deployed) => {
  expect(deployOptions(asked)).toEqual(deployed);
});

it.each([
  [[]],
  [['--check', '--project', 'my-shop']],
  [['--verify', '--write', '--mail', '--owner', 'ada']],
  [['--only', 'hosting,functions:api,firestore:indexes', '--force', '--debug']],
  [['--except=functions:default:mail', '--debug', '--non-interactive']],
])('accepts %j', (options) => {
  expect(() => readDeployOptions(options)).not.toThrow();
});

it.each([
  [['--chek'], 'Unknown option --chek. See --help.'],
  [['-P', 'my-shop'], 'Unknown option -P. See --help.'],
  [['check'], 'Unexpected argument check. See --help.'],
  [['--check', 'my-shop'], 'Unexpected argument my-shop. See --help.'],
  [['--project'], '--project needs a value. See --help.'],
  [['--project', '--check'], '--project needs a value. See --help.'],
  [['--project='], '--project needs a value. See --help.'],
  [['--check=yes'], '--check takes no value. See --help.'],
  [['--check', '--verify'], 'Use either --check or --verify.'],
  [['--check', '--only', 'hosting'], '--only cannot be combined with --check.'],
  [['--write'], '--write needs --verify.'],
  [['--only', 'function'], '“function”'],
  [['--only', 'hosting,'], '“”'],
  [['--only', 'functions:apy'], '“functions:apy”'],
])('refuses %j', (options, message) => {
  expect(() => readDeployOptions(options)).toThrow(message);
});
