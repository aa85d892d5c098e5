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

/** Returns "1 min 12 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
