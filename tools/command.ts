import { runProductCommand } from './lib/productCommand.ts';
import { runTask } from './lib/task.ts';

/** Starts a command of the operator, cli/src/commands/<name>.ts, which answers --help itself. */
const [name = '', ...args] = process.argv.slice(2);
await runTask(null, () => runProductCommand(name, args));
