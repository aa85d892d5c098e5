import { FLAG, parseOptions, TEXT } from '../../../tools/lib/options.ts';

const ONLY = /^--only(?:=(.*))?$/;

/** Hosting is deployed with the function: its pages refer to files of the same build. */
export function deployOptions(options: readonly string[]): string[] {
  const index = options.findIndex((option) => ONLY.test(option));
  if (index === -1) return [...options];
  const inline = ONLY.exec(options[index] ?? '')?.[1];
  const targets = (inline ?? options[index + 1] ?? '').split(',');
  const names = targets.map((target) => target.split(':')[0]);
  if (!names.includes('hosting') || names.includes('functions')) return [...options];
  const rest = options.slice(index + (inline === undefined ? 2 : 1));
  return [...options.slice(0, index), '--only', [...targets, 'functions:api'].join(','), ...rest];
}

const PASSED_ON = ['only', 'except', 'force', 'debug', 'non-interactive'] as const;
const TARGETS = /^(?:functions(?::default)?(?::(?:api|worker|sweep|mail))?|hosting|firestore(?::(?:rules|indexes))?)$/;

/** @throws Error for anything that neither the command nor `firebase deploy` accepts */
export function readDeployOptions(args: string[]) {
  const { values } = parseOptions({
    args,
    options: {
      check: FLAG,
      verify: FLAG,
      write: FLAG,
      mail: FLAG,
      owner: TEXT,
      project: TEXT,
      only: TEXT,
      except: TEXT,
      force: FLAG,
      debug: FLAG,
      'non-interactive': FLAG,
    },
  });
  if (values.project === '') throw new Error('--project needs a value. See --help.');
  if (values.check && values.verify) throw new Error('Use either --check or --verify.');
  for (const name of ['write', 'mail', 'owner'] as const) {
    if (values[name] && !values.verify) throw new Error(`--${name} needs --verify.`);
  }
  const passedOn = PASSED_ON.find((name) => values[name]);
  if (passedOn && (values.check || values.verify)) {
    throw new Error(`--${passedOn} cannot be combined with --${values.check ? 'check' : 'verify'}.`);
  }
  if (values.only && values.except) throw new Error('Use either --only or --except.');
  for (const name of ['only', 'except'] as const) {
    const unknown = values[name]?.split(',').find((target) => !TARGETS.test(target));
    if (unknown === undefined) continue;
    throw new Error(
      `--${name} does not know the target “${unknown}”. Use functions, hosting or firestore. See --help.`,
    );
  }
  return values;
}
