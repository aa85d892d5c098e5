import { readSendingConfig } from '../../../functions/src/config.ts';
import { runCommand } from '../lib/runCommand.ts';

const HELP = `SHOP_MAIL=… SHOP_URL=… SMTP_URL=… node cli/src/commands/checkMail.ts

Says what is wrong with the settings of mail, as the deployed function would, and ends with 1; says nothing when they will do.
npm run deploy asks this before it deploys.
`;

await runCommand(HELP, () => {
  const { SHOP_MAIL, SHOP_URL, SMTP_URL } = process.env;
  readSendingConfig({ SHOP_MAIL, SHOP_URL, SMTP_URL, GCLOUD_PROJECT: 'my-shop' });
  return Promise.resolve();
});
