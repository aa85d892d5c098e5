import { type ParseArgsConfig, parseArgs } from 'node:util';

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

/** @throws Error for unknown options and words, or if npm has intercepted an option */
export function parseOptions<const Config extends ParseArgsConfig & { options: Options }>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  rejectInterceptedOptions(config.options, config.args);
  try {
    return parseArgs(config);
  } catch (error) {
    throw error instanceof Error ? new Error(`${explain(error)} See --help.`, { cause: error }) : error;
  }
}

function explain({ message }: Error): string {
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const option = quoted.split(' ')[0];
  if (message.startsWith('Unknown option')) return `Unknown option ${option}.`;
  if (message.startsWith('Unexpected argument')) return `Unexpected argument ${quoted}.`;
  return message.includes('does not take an argument') ? `${option} takes no value.` : `${option} needs a value.`;
}

/**
 * npm takes the `--dry-run` of `npm run books import f.csv --dry-run`; the import would be real. @throws Error with
 * the correct command
 */
export function rejectInterceptedOptions(options: Options, args: readonly string[] = process.argv.slice(2)): void {
  const script = process.env.npm_lifecycle_event;
  // npx passes all options on.
  if (script === undefined || script === 'npx') return;
  const intercepted = Object.entries(options).flatMap(([name, { type }]) => interceptedOption(name, type));
  if (intercepted.length === 0) return;
  const words = intercepted.some((option) => option.endsWith('…')) ? [] : args;
  const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
  throw new Error(
    `npm intercepted ${intercepted.join(' and ')}, so nothing was done. Put the options after a separate --:\n\n` +
      `  ${[command, '--', ...words, ...intercepted].join(' ')}\n\n` +
      'If you have not used the option, it is in your .npmrc.',
  );
}

function interceptedOption(name: string, type: 'string' | 'boolean'): string[] {
  const value = process.env[`npm_config_${name.replaceAll('-', '_')}`];
  if (value === undefined || value === '') return [];
  if (type === 'boolean') return [`--${name}`];
  // Most npm versions take the value for a positional argument.
  return [`--${name} ${value === 'true' ? '…' : value}`];
}
