// What `firebase emulators:exec` runs: says that the suite is up, then holds it up until standard input closes. The pipe
// closes when the task that started the suite wants it to end, and also when that task is killed outright.
import { READY_MARK } from './stackOutput.ts';

process.stdout.write(`${READY_MARK}\n`);
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
process.stdin.once('error', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
