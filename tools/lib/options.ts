import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Options as `parseArgs` of node:util takes them. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * `parseArgs` of node:util for a command that npm may have started.
 * @throws when npm has kept an option of the command for itself.
 */
export function parseOptions<const Config extends ParseArgsConfig & { options: Options }>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  refuseKeptOptions(config.options, config.args);
  return parseArgs(config);
}

/**
 * `npm run books import f.csv --dry-run`, without `--` before the option, leaves the option in the environment only. Without it
 * the command would do something else, up to the real thing instead of a rehearsal.
 * @throws with the command as it should be written.
 */
export function refuseKeptOptions(options: Options, args: readonly string[] = process.argv.slice(2)): void {
  const script = process.env.npm_lifecycle_event;
  // npx leaves every option to the program that it runs.
  if (script === undefined || script === 'npx') return;
  const kept = Object.entries(options).flatMap(([name, { type }]) => keptByNpm(name, type));
  if (kept.length === 0) return;
  const words = kept.some((option) => option.endsWith('…')) ? [] : args;
  const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  throw new Error(
    `npm has kept ${kept.join(' and ')} for itself, so nothing was done. Options stand behind two dashes of their own:\n\n` +
      `  ${[command, '--', ...words, ...kept].join(' ')}\n\n` +
      'If you have written none, it stands in your .npmrc.',
  );
}

/** An option as it should be written, if npm has kept it. */
function keptByNpm(name: string, type: 'string' | 'boolean'): string[] {
  const value = process.env[`npm_config_${name.replaceAll('-', '_')}`];
  if (value === undefined || value === '') return [];
  if (type === 'boolean') return [`--${name}`];
  // Most versions of npm take the value for a positional argument.
  return [`--${name} ${value === 'true' ? '…' : value}`];
}
