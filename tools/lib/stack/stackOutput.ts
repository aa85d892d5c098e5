export const READY_MARK = '@@ bookstore stack ready @@';

export type LineKind = 'ready' | 'request' | 'error' | 'noise';

/** Warnings that users need not see. */
const HARMLESS = /MOTD|Env variable override|OnDemandAllow|not authenticated|application default credentials/i;

/** A request log is a JSON line. */
const FUNCTION_LINE = /^>\s+/;
const SEVERE = /"(severity|level)":"(ERROR|CRITICAL|ALERT|EMERGENCY|error)"/;

/** Errors are always shown, requests on demand, the rest with --verbose. */
export function classifyLine(line: string): LineKind {
  if (line.includes(READY_MARK)) return 'ready';
  if (HARMLESS.test(line)) return 'noise';
  if (FUNCTION_LINE.test(line)) return classifyFunctionLine(line.replace(FUNCTION_LINE, ''));
  return /^(✖|⚠\s+functions: (Error|Failed|Failure)|Error[: ]|.*Fatal error|.*functions\.secret.*missing)/.test(line)
    ? 'error'
    : 'noise';
}

function classifyFunctionLine(text: string): LineKind {
  if (text.startsWith('{')) return SEVERE.test(text) ? 'error' : 'request';
  return /\b(\w*Error|Unhandled|Uncaught)\b/.test(text) ? 'error' : 'request';
}

export function toLines(onLine: (line: string) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString()).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}
