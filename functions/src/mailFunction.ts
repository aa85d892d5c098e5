import { setTimeout as sleep } from 'node:timers/promises';
import { shop } from '@bookstore/shop/shop';
import { mailOptions, readMailSettings, readSendingConfig } from './config.ts';
import { createFirebase } from './firestore/firebase.ts';
import { loadFirestoreEvents } from './firestore/firestoreEvents.ts';
import { writeLog } from './http/log.ts';
import { systemClock } from './lib/clock.ts';
import { RETRY_SCHEDULE } from './mail/sending/attempts.ts';
import { createOutbox } from './mail/sending/outbox.repository.ts';
import { createSendDueMails } from './mail/sending/sendDueMails.ts';
import { createSender, type Sender } from './mail/sending/sender.ts';
import type { Smtp } from './mail/sending/smtp.ts';

/** @throws ConfigurationError before an attempt is counted */
export function openSender() {
  const { smtpUrl: url, isEmulator: isLocal, mail } = readSendingConfig();
  let smtp: Promise<Smtp> | undefined;
  const openSmtp = async () => {
    const { createSmtp } = await import('./mail/sending/smtp.ts');
    return createSmtp({ url, from: { ...mail.shop, name: mail.shop.name || shop.name }, isLocal });
  };
  const outbox = createOutbox(createFirebase().database, RETRY_SCHEDULE);
  const sender = createSender({
    outbox,
    smtp: () => (smtp ??= openSmtp()),
    clock: systemClock,
    log: writeLog,
    schedule: RETRY_SCHEDULE,
    // The emulators run two functions at a time, so waiting would block others.
    wait: isLocal ? undefined : sleep,
  });
  return { sender, sendDueMails: createSendDueMails({ outbox, sender, clock: systemClock }) };
}

/**
 * Undefined without mail, because a deployment needs the secret. @throws ConfigurationError, which stops the
 * deployment
 */
export function createMailFunction(env: NodeJS.ProcessEnv = process.env) {
  if (!readMailSettings(env)) return undefined;
  let sender: Sender | undefined;
  return loadFirestoreEvents().onDocumentWritten(
    { document: 'mail/{id}', ...mailOptions(env) },
    async ({ params, id }) => {
      sender ??= openSender().sender;
      await sender.handle(params.id, id);
    },
  );
}
