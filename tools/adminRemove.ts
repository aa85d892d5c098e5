import { runProductCommand } from './lib/productCommand.ts';
import { runTask } from './lib/task.ts';

// The program answers --help itself.
await runTask(null, () => runProductCommand('removeAdmin'));
