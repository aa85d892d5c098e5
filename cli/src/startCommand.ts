import { runProductCommand } from './lib/productCommand.ts';

/** Starts a command with the environment of its target. */
const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await runProductCommand(name, args);
