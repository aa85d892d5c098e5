import { FIREBASE_CLI } from './lib/paths.ts';
import { run } from './lib/processes.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run deploy [-- options of firebase deploy]

Builds the function and the web app and deploys them with the Firestore rules and indexes. The first time:

  npx firebase login
  npx firebase use --add                            choose the project; it needs the Blaze plan
  npx firebase functions:secrets:set JWT_SECRET     at least 32 random characters
  npm run deploy
  npm run admin:create -- <username> --project <project id>

  --project <id>   another project than the one chosen
`;

await runTask(HELP, async () => {
  const { code } = await run(process.execPath, [FIREBASE_CLI, 'deploy', ...process.argv.slice(2)], { isShown: true });
  return code;
});
