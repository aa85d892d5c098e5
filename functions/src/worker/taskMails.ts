import { type ComposeAlertMail, createComposeAlertMail } from '../alerts/sendAlerts.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import type { MatchMails } from '../withdrawals/matchWithdrawal.ts';
import { createComposeOwnerMail, createComposeReceipt } from '../withdrawals/withdrawalMails.ts';

export interface TaskMails extends MatchMails {
  composeAlertMail: ComposeAlertMail;
}

/** @returns null if the shop sends no mail */
export const createTaskMails = (settings: MailSettings | null): TaskMails | null =>
  settings && {
    composeOwnerMail: createComposeOwnerMail(settings),
    composeReceipt: createComposeReceipt(settings),
    composeAlertMail: createComposeAlertMail(settings),
  };
