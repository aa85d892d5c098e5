import { runProductCommand } from './lib/productCommand.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run admin:create -- <username> [--project <project id>]

Makes an admin account, or changes the password of one; the password is asked for.

Without --project: in the shop that runs on this machine (npm start in another terminal).
With --project: in that Firebase project, with your Google credentials (gcloud auth application-default login).
`;

await runTask(HELP, () => runProductCommand('createAdmin'));
