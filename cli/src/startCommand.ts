import { runProductCommand } from './lib/productCommand.ts';

/** With the environment of its target. */
const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runProductCommand(name, args);
