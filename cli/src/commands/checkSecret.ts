import { readConfig } from '../../../functions/src/config.ts';
import { runCommand } from '../lib/runCommand.ts';

const HELP = `JWT_SECRET=… node cli/src/commands/checkSecret.ts

Says what is wrong with a secret, as the deployed function would, and ends with 1; says nothing when it will do.
npm run deploy asks this before it deploys.
`;

await runCommand(HELP, () => {
  readConfig({ JWT_SECRET: process.env.JWT_SECRET });
  return Promise.resolve();
});
