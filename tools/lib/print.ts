import type { LineKind } from './stack/stackOutput.ts';

export function createLinePrinter(wanted: {
  verbose: boolean;
  requests: boolean;
}): (line: string, kind: LineKind) => void {
  return (line, kind) => {
    if (kind === 'error') console.error(line);
    else if (wanted.verbose || (wanted.requests && kind === 'request')) console.log(line);
  };
}

/** Returns "9.5 s" or "1 min 12 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
