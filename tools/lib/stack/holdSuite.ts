// Run by `firebase emulators:exec`; ends with standard input, which closes even if the parent is killed.
import { READY_MARK } from './stackOutput.ts';

process.stdout.write(`${READY_MARK}\n`);
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
process.stdin.once('error', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
