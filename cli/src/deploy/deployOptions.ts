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
